/** A text in the two languages that the assistant speaks. */
export interface Bilingual {
  en: string
  es: string
}

/** A problem that people describe, as a dispatcher would say it back. */
export interface KnownProblem {
  /** Over the message in lower case, without accents and apostrophes; English and Spanish. */
  when: RegExp
  /** The problem in a few words, to begin a sentence with: 'A toilet that keeps running'. */
  echo: Bilingual
  /** One safe or useful thing to do until somebody comes. */
  tip: Bilingual
  /** What helps through the hours until somebody comes, for who asks. */
  until?: Bilingual
  /** What the price covers of it, where the service’s own does not fit: 'It covers' goes before it. */
  covers?: Bilingual
  /** One short question about it, where the service's own does not fit. */
  ask?: Bilingual
}

/** What the assistant knows about a service. Amounts and times are never part of it. */
export interface ServiceReplies {
  /** What people call the service or its trade: the alternatives of a regular expression, in lower case, without accents. */
  names: string
  /** What the price covers: 'It covers' goes before it. */
  covers: Bilingual
  /** One safe or useful thing to do until somebody comes, if no problem is known. */
  tip: Bilingual
  /** One short question that a dispatcher asks about the job, if no problem is known. */
  ask: Bilingual
  problems: readonly KnownProblem[]
}
