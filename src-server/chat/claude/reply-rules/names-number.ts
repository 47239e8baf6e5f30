import { numberWord } from './number-words.ts'
import { anyOf, type Rule } from './sentence.ts'

const inWords = anyOf(numberWord, 'half', 'quarter', 'third', 'couple', 'mitad', 'c-?notes?')

/** 'One' is a number when nothing follows it, as in 'at one' and 'it is one'; elsewhere it refers to a thing. */
const oneAlone =
  /(?:\b(?:at|by|around|until|is|it's|costs?|for|be|just|only|about)|^)\s*one\s*(?:[.,;:!?)-]|$|sharp|in the)/
const atOneInSpanish = anyOf('(?:a|por) la una', '(?:a las|las|son|por|es|cuesta) once')

/** Names a figure that no tool has returned, in digits or in words. */
export const namesNumber: Rule = ({ text }) =>
  /\d/.test(text) || [inWords, oneAlone, atOneInSpanish].some((pattern) => pattern.test(text))
