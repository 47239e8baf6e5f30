import { keysOf } from '../../../shared/keys-of.ts'
import type { Turn } from '../assistant.ts'
import { subjectOf, zipOf } from '../conversation-state.ts'
import { isAboutBooking } from '../understand/intents.ts'
import { plain } from '../understand/words.ts'

/** Whether a message asks for a price, or says what changes it. */
export function asksForEstimate(turn: Turn): boolean {
  const { intents } = turn.understood
  const asksSum = saysHowMuch.test(plain(turn.message)) || /\btotal\b/iu.test(turn.message)
  if (firmness.some((one) => intents.has(one)) && !asksSum) return mentionsFigures(turn)
  return (
    intents.has('price') ||
    intents.has('priceBasis') ||
    intents.has('whyChanged') ||
    mentionsFigures(turn) ||
    saysAmount(turn)
  )
}

/** Whether the price stays is answered without telling it again. */
const firmness = ['finalPrice', 'priceHolds', 'perTrip', 'repairAfter'] as const
const saysHowMuch =
  /\bhow much\b|\bwhat(?:s| is| does| would| will)\b.{0,24}\b(?:price|cost|total|run)\b|\b(?:for|per|each) (?:both|all|one)\b|\bcuanto\b/

/** '$132 for both, right?': an amount is answered with ours. */
const saysAmount = ({ understood: { intents }, state }: Turn) =>
  intents.has('namesAmount') &&
  subjectOf(state).length > 0 &&
  state.latest.length === 0 &&
  !intents.has('trick') &&
  !intents.has('discount')

const mentionsFigures = ({ understood: { figures }, state }: Turn) =>
  subjectOf(state).length > 0 &&
  state.latest.length === 0 &&
  [figures.propertySize, figures.roomCount, figures.serviceFrequency].some(
    (figure) => figure !== undefined,
  )

/** Words about when. */
export const namesTime = /\b(?:remind|recap|days?|dates?|times?|when|dias?|fechas?|horas?|cuando)\b/
/** 'Which day did you put for which one?', after a time was said for each. */
export const asksWhichTimes = ({ understood: { intents }, state, message }: Turn): boolean =>
  keysOf(state.timesOfEach).length > 0 &&
  (intents.has('whatIsKnown') || intents.has('readBack')) &&
  namesTime.test(plain(message))

/** Who cannot wait is told the earliest times at once, once it is known where. */
const cannotWait = ({ state, understood }: Turn): boolean =>
  understood.urgency === 'urgent' && state.latest.length > 0 && zipOf(state) !== undefined

/** 'How long?' from somebody who is waiting outside. */
export const waits = ({ state, message }: Turn): boolean =>
  state.urgency === 'urgent' && /^\W*(?:(?:so|and|ok) )?how long\W*$/iu.test(message)

/** Any word about time is a question for times, once it is known for what. */
export function asksForTimes(turn: Turn): boolean {
  const { intents, timeFrame, timesOfEach } = turn.understood
  if (isAboutBooking(intents)) return false
  if (keysOf(timesOfEach).length > 0) return true
  if (intents.has('time') || intents.has('sameDay') || asksWhichTimes(turn)) return true
  if (waits(turn) || cannotWait(turn)) return true
  return timeFrame !== undefined && !intents.has('guarantee') && subjectOf(turn.state).length > 0
}

/** 'I will be 30 minutes late, can they wait?' */
export const saysLate =
  /\b(?:im|i am|ill be|i will be|were|we are|well be|gonna be|going to be|running|be) (?:\w+ ){0,5}late\b|\b(?:wont|not) be (?:home|there|back) (?:till|until|before)\b|\b(?:can|could|will) (?:they|he|she|you) wait\b|\b(?:llego|voy a llegar) tarde\b|\bme (?:pueden|puede) esperar\b/
