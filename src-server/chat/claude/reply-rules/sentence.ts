/** A sentence of a model as the rules read it: folded, and without the phrases that are always allowed. */
export interface Sentence {
  text: string
  /** What it states rather than asks: of 'Noted, would Friday suit you?' only 'noted,'. */
  stated: string
  /** Whether it names an amount that a tool has returned. */
  hasAmount: boolean
}

/** A reason to withhold a sentence: true if it applies. */
export type Rule = (sentence: Sentence) => boolean

/** A pattern that matches any of these words or phrases, each as a whole. */
export const anyOf = (...phrases: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`)
