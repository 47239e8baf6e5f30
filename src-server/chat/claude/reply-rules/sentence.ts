/** A sentence of a model as the rules read it: folded, and without what may be said anyway. */
export interface Sentence {
  text: string
  /** What it states rather than asks: of 'Noted, would Friday suit you?' only 'noted,'. */
  stated: string
  /** Whether it names an amount that a tool has returned. */
  hasAmount: boolean
}

/** A reason to keep a sentence back: true where it applies. */
export type Rule = (sentence: Sentence) => boolean

/** A pattern of any of these words or phrases, each matched whole. */
export const anyOf = (...phrases: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`)
