import { en, es, type ParsedResult } from 'chrono-node'
import { instantOf, wallClock } from '../../../shared/time/business-time.ts'
import { plain } from './words.ts'

const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const spanishDay = new RegExp(
  String.raw`\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|${spanishMonths})\b`,
)
/** 'Diciembre 12', as people say it who live with English dates. */
const monthFirst = new RegExp(String.raw`\b(${spanishMonths}) (\d{1,2})\b`, 'giu')

/** The parser knows these words only as they are spelled; many people type them without accents. */
const withAccents = (message: string) =>
  message
    .replace(/\bmiercoles\b/gi, 'miércoles')
    .replace(/\bsabado\b/gi, 'sábado')
    .replace(/\bmanana\b/gi, 'mañana')
    .replace(monthFirst, '$2 de $1')
    // 'El lunes por la mañana' is no tomorrow.
    .replace(/\b(por|en|de) la mañana\b/gi, (words) => words.replace(/mañana/i, 'mitad'.padEnd(6)))

/** 'Saturdays' is any of them: the next one. */
const pluralDay = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi

/** 'Would December 9 be possible?': to the parser 'be' is the Buddhist era. */
const eras = /\b(?:be|bce?|ce|ad)\b/gi

/** The dates and times in a message, as of now in the business zone; what is past is meant of next time. */
export function datesIn(
  message: string,
  now: Date,
  zone: string,
  language: 'en' | 'es',
): ParsedResult[] {
  const isSpanish = language === 'es' || spanishDay.test(plain(message))
  const parser = isSpanish ? es : en.casual
  return parser.parse(
    (isSpanish ? withAccents(message) : message.replace(pluralDay, '$1 ')).replace(eras, (era) =>
      '_'.repeat(era.length),
    ),
    { instant: now, timezone: minutesAheadOfUtc(now, zone) },
    { forwardDate: true },
  )
}

function minutesAheadOfUtc(now: Date, zone: string): number {
  const utc = instantOf(wallClock(now, zone), 'UTC')
  return Math.round((utc.getTime() - now.getTime()) / 60_000)
}
