import { stemmer } from 'stemmer'
import { speller } from './spelling.ts'

/** One word of a message. */
export interface Word {
  /** As typed, in lower case, without accents. */
  text: string
  /** Without its ending, and with its spelling corrected if a word that we know was meant. */
  stem: string
  /** Its position. Words of different sentences are far apart, those on two sides of a comma a little. */
  at: number
}

const sentenceGap = 12
const commaGap = 2

/** One canonical form, however it was typed. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’']/g, '')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bwi-fi\b/g, 'wifi')
    .replace(/\bu-haul\b/g, 'uhaul')

const spanishWords = new Set(
  'el los las que de mi en un una por favor necesito quiero tengo para con esta hola gracias cuanto mis se del al su buenas buenos puede pueden hay muy como donde cuando mucho sin me y ya es no casa'.split(
    ' ',
  ),
)

/** Whether most of the short words are Spanish. */
export function isSpanish(message: string): boolean {
  const words = plain(message).match(/\p{L}+/gu) ?? []
  const spanish = words.filter((word) => spanishWords.has(word))
  const telling = spanish.filter(
    (word) =>
      !['me', 'no', 'y', 'se', 'de', 'es', 'casa', 'al', 'mi', 'su', 'con', 'como'].includes(word),
  )
  return telling.length > 0 && spanish.length >= Math.max(1, words.length / 5)
}

export const stemOf = (word: string): string => stemmer(plain(word))

/** The words of a message, in order. */
export function wordsOf(message: string): Word[] {
  const words: Word[] = []
  const spell = isSpanish(message) ? (stem: string) => stem : speller()
  let at = 0
  for (const [piece, text] of plain(message).matchAll(/([\p{L}\p{N}]+)|[.!?;\n]+|[,:()]/gu)) {
    if (text) {
      words.push({ text, stem: spell(stemmer(text), text), at })
      at += 1
    } else {
      at += /[,:()]/.test(piece) ? commaGap : sentenceGap
    }
  }
  return words
}
