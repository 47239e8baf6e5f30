/** What plain English and Spanish are written with once accents are folded, and emoji that mean nothing but kindness. */
const plain = /^[\s!-~¡¿•°\u{1F600}-\u{1F64F}👋👍🏠🏡🔧🧹🛠✨]*$/u

/** `f r e e`, `b.o.o.k.e.d` */
const letterByLetter = /(?<![a-z0-9'])(?:[a-z][^a-z0-9]{1,3}){2,}[a-z](?![a-z0-9])/

const stretched = /([a-z])\1\1/

const markup = /[<>{}[\]|\\]|&#?\w+;|javascript:/

/** Whether a sentence is written so that a reader sees other words than a check does: other alphabets, hidden characters, letters pulled apart. */
export const isDisguised = (original: string, folded: string): boolean =>
  /\p{Cf}/u.test(original) ||
  !plain.test(folded) ||
  [letterByLetter, stretched, markup].some((pattern) => pattern.test(folded))
