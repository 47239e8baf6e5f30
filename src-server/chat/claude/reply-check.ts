import type { Facts } from './facts.ts'

const written =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?)\s?(?:dollars?|bucks|usd|us\$|dólares)\b|\busd\s?(\d[\d,]*(?:\.\d{1,2})?)/giu
/** A number after a word of price, without a unit that makes it something else. */
const bare =
  /\b(?:costs?|price[sd]?|total|charge[sd]?|fee|pay|quoted?|estimated?|starting|from|only|just|save[sd]?|off)\b(?:\s+(?:is|of|at|to|about|around|roughly|only|just|be|would|comes?|you|from|a|an|total))*:?\s+(\d[\d,]*(?:\.\d{1,2})?)(?![\d,.]*\d)(?!\s*(?:%|percent|sq|square|feet|ft|rooms?|bed|bath|hours?|minutes?|days?|weeks?|months?|years?|services?|am\b|pm\b|[ap]\.m|:|-|people|pros?|professionals?|of\b))/giu
const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent\b|per cent\b|por ciento\b)/giu
const time = /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b\.?/giu
const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|double'

/** What no tool returns, in whatever words: a sentence with it is not ours to say. */
const never: readonly RegExp[] = [
  /\$\s*$/u,
  /[€£¥]|\b(euros?|pounds sterling|pesos|cents)\b/iu,
  new RegExp(
    String.raw`\b(${numberWord})\b[\s-]*(?:\w+[\s-]+){0,3}(dollars?|bucks|percent|per cent)\b`,
    'iu',
  ),
  /\bhalf[- ]?(price|off)\b|\b(price match|refund you|money back|waive[sd]?|discount(ed)? you|special (deal|price|offer|discount))\b/iu,
  /\b(for free|free of charge|no charge|at no cost|complimentary|on the house)\b|\bfree (service|visit|cleaning|inspection|estimate|consultation|upgrade|add-?on|repair)s?\b/iu,
  /\bbooked\b|\b(appointment|booking|visit) (is|has been) (set|confirmed|made|scheduled|reserved)\b|\bi(['’]ve| have)? (scheduled|reserved|confirmed)\b|\breservad[oa]\b/iu,
  /\b(with)?in (the next |under |about |less than )?(an|one|two|three|half an|\d+)[\s-]*(hour|minute)s?\b/iu,
  /!\[|<\/?[a-z][^>]*>|javascript:/iu,
]

const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)

/** Whether a sentence says nothing that the tools have not returned in this turn (decision 30). */
export function isBacked(text: string, facts: Facts): boolean {
  const sentence = text.normalize('NFKC')
  if (never.some((pattern) => pattern.test(sentence))) return false
  const amounts = [...sentence.matchAll(written), ...sentence.matchAll(bare)].map(
    ([, first, second, third]) => cents(first ?? second ?? third ?? ''),
  )
  const percents = [...sentence.matchAll(percent)].map(([, value]) => Number(value))
  const times = [...sentence.matchAll(time)].map(
    ([, hour = '', minutes = '00', half = '']) =>
      `${hour.padStart(2, '0')}:${minutes} ${half.toUpperCase()}M`,
  )
  return (
    amounts.every((amount) => facts.amounts.has(amount)) &&
    percents.every((value) => facts.percents.has(value)) &&
    times.every((value) => facts.times.has(value))
  )
}
