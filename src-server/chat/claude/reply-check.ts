import { brand } from '../../../shared/brand.ts'
import { cancellationPolicy, confirmedMeaning } from '../../../shared/policy.ts'
import type { Facts } from './facts.ts'

/** Sentences and names of ours that may always be said. */
const ours = [...cancellationPolicy, confirmedMeaning, brand.phone, brand.email, '911']
/** Counts of things, and words that sound like a promise and are none. */
const harmless =
  /\b\d{1,3}(?:,\d{3})?(?:\.\d)?\s?-?(?:sq\.? ?ft\.?|square (?:feet|foot)|bed(?:room)?s?|bath(?:room)?s?|rooms?|windows?|floors?|stor(?:y|ies)|doors?|services?|cuartos|baños|pies cuadrados)(?=\W|$)|\bfeel free\b|\bfree times?\b|\b(?:shut|turn|turned|switch|switched|take|come|fell|fall|haul|hauled|drop|run)s? (?:it |them |the \w+ )?off\b/giu

const money =
  'dollars?|bucks|percent|per cent|off|price|o.clock|past|hours?|minutes?|dólares|horas?|minutos?'
const smallNumber =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|an?|un|una|dos|tres|cuatro|cinco|seis'

/** What is never ours to say, whoever asks: amounts in words, favors, promises. */
const never: readonly RegExp[] = [
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|dozen|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien\w*|mil|mitad)\b/iu,
  new RegExp(String.raw`\b(?:${smallNumber})\b(?:[\s-]+\w+){0,2}[\s-]+(?:${money})\b`, 'iu'),
  /[$€£¥¢]|\b(?:dollars?|bucks|usd|euros?|pounds sterling|pesos?|dólares|dolares|cents|percent|per cent|pct)\b/iu,
  /\b(?:free|gratis|gratuit\w*|fees?|no charge|discount\w*|descuento\w*|rebaja\w*|refund\w*|reembols\w*|waiv\w*|coupons?|promo\w*|guarantee\w*|garanti\w*|match\w*|complimentary|on the house|without charge|at no cost|half|quarter|third|off|bogo|money back|buy one)\b/iu,
  /\b(?:booked|bookings? (?:is|was|has)|reserved|reservad\w*|scheduled|confirmad\w*|confirmed|all set|on (?:the|its|their|his|her) way|on the calendar|dispatched|agendad\w*|programad\w*|put you down|pencil\w*|locked in|order (?:has been|is|was|went)|be there|arriv\w+|llega\w+|en camino|your spot)\b/iu,
  /\b(?:noon|midnight|within the|hours?|minutes?|horas?|minutos?|o.clock)\b/iu,
  /!\[|<\/?[a-z][^>]*>|javascript:|\]\(/iu,
]

/** A day is ours to name only as the calendar told it; it may be asked about. */
const days =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tonight|tomorrow|weekend|january|february|march|april|june|july|august|september|october|november|december|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/iu
const promises = /\b(?:confirm\w*|reserv\w*|schedul\w*)\b/iu

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text without these words, wherever they stand whole. */
const without = (text: string, words: Iterable<string>) =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, word) =>
        rest.replace(new RegExp(`(?<![\\w$.,])${escaped(word)}(?![\\w%]|[.,]\\d)`, 'giu'), ' '),
      text,
    )

/**
 * Whether a sentence says nothing that the tools have not returned in this turn (decision 30). What was told is taken
 * out first; in what remains there may be no figure, no amount in words, no favor, no promise and no day.
 */
export function isBacked(text: string, facts: Facts): boolean {
  const sentence = text.normalize('NFKC').replace(/\p{Cf}|[*_`]/gu, '')
  if (/[^\P{L}\p{Script=Latin}]|[^\P{Nd}0-9]/u.test(sentence)) return false
  const rest = without(sentence, [...facts.written, ...facts.customers, ...ours]).replace(
    harmless,
    ' ',
  )
  if (/\d/.test(rest) || never.some((pattern) => pattern.test(rest))) return false
  const asks = /\?\W*$/.test(sentence)
  return asks || !(days.test(rest) || promises.test(rest))
}
