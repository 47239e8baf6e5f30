import { spanishWords } from './spanish-words.ts'

/** One canonical form, however it was typed: lower case, without accents and apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’'`´]/g, '')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bwi-fi\b/g, 'wifi')

/** Words that mean something in English too, or are too short to tell. */
const shared = new Set(
  'me no y se de es casa al mi su con como la le lo a el los las del en un sin me'.split(' '),
)

/** Whether most of the short words are Spanish. */
export function isSpanish(message: string): boolean {
  const words = plain(message).match(/\p{L}+/gu) ?? []
  const spanish = words.filter((word) => spanishWords.has(word))
  const telling = spanish.filter((word) => !shared.has(word))
  return telling.length > 0 && spanish.length >= Math.max(1, words.length / 5)
}
