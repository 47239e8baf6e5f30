/** The characters of plain English and Spanish once accents are folded, and friendly emoji. */
const plain = /^[\s!-~¡¿•°\u{1F600}-\u{1F64F}👋👍🏠🏡🔧🧹🛠✨]*$/u

/** `f r e e`, `b.o.o.k.e.d` */
const letterByLetter = /(?<![a-z0-9'])(?:[a-z][^a-z0-9]{1,3}){2,}[a-z](?![a-z0-9])/

const stretched = /([a-z])\1\1/

const markup = /[<>{}[\]|\\]|&#?\w+;|javascript:/

/**
 * Whether a sentence is written so that a reader sees other words than a check does: other alphabets, hidden
 * characters, separated letters.
 */
export const isDisguised = (original: string, folded: string): boolean =>
  /\p{Cf}/u.test(original) ||
  !plain.test(folded) ||
  [letterByLetter, stretched, markup].some((pattern) => pattern.test(folded))
