import type { Turn } from '../assistant.ts'
import { subjectOf } from '../conversation-state.ts'
import { isAboutBooking } from '../understand/intents.ts'

/** Whether a message asks for a price, or says what changes it. */
export function asksForEstimate(turn: Turn): boolean {
  const { intents } = turn.understood
  return (
    intents.has('price') || intents.has('priceBasis') || mentionsFigures(turn) || saysAmount(turn)
  )
}

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

/** Any word about time is a question for times, once it is known for what. */
export const asksForTimes = ({ understood, state }: Turn): boolean =>
  !isAboutBooking(understood.intents) &&
  (understood.intents.has('time') ||
    understood.intents.has('sameDay') ||
    (understood.timeFrame !== undefined &&
      !understood.intents.has('guarantee') &&
      subjectOf(state).length > 0))
