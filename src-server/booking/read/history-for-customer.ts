import { isDeepStrictEqual } from 'node:util'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { withdrawableMs } from '../../mail/tell-of-change.ts'

interface BookingEvent {
  kind: string
  actor: string
  facts: {
    from?: WallClock | undefined
    to?: WallClock | undefined
    /** What was taken back. */
    status?: string | undefined
  }
  /** ISO, UTC. */
  at: string
}

/**
 * What a customer reads of a booking's history, oldest first: without steps that the office took back, and moves that it took back
 * before the customer heard of them. Who comes is told with the visit, not here.
 */
export function historyForCustomer<Event extends BookingEvent>(events: readonly Event[]): Event[] {
  const shown: Event[] = []
  for (const event of events) {
    if (event.kind === 'assigned') continue
    if (event.kind === 'undone') {
      const step = shown.findLastIndex(({ kind }) => kind === event.facts.status)
      if (step !== -1) shown.splice(step, 1)
      continue
    }
    const last = shown.at(-1)
    if (last && isTakenBack(last, event)) shown.pop()
    else shown.push(event)
  }
  return shown
}

const isTakenBack = (move: BookingEvent, next: BookingEvent): boolean =>
  [move, next].every(({ kind, actor }) => kind === 'rescheduled' && actor === 'admin') &&
  isDeepStrictEqual(move.facts.from, next.facts.to) &&
  Date.parse(next.at) - Date.parse(move.at) < withdrawableMs
