import { dateOutOfRangeMessage, datesOutOfRange } from '../../../shared/booking-details/index.ts'
import { type Order, timeOf } from '../../../shared/order.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/**
 * Refuses an order for a time that has begun in the business zone, or with an answer, such as the day of a move, that
 * no work can be scheduled for.
 * @throws BAD_REQUEST
 */
export function validateOrderTimes({ clock, timeZone }: Context, order: Order): void {
  const now = wallClock(clock.now(), timeZone)
  for (const ordered of order.services) {
    const { service, details } = ordered
    if (hasStarted(timeOf(order, ordered), now)) throw timePastError(service.id)
    if (datesOutOfRange(service.bookingCategory, details, () => now.date).length > 0) {
      throw new DomainError(
        'invalid',
        'DATE_OUT_OF_REACH',
        `${service.title}: ${dateOutOfRangeMessage}`,
      )
    }
  }
}

/** `serviceId` is the service of an order that it is about. */
export const timePastError = (serviceId?: string) =>
  new DomainError(
    'invalid',
    'TIME_PAST',
    'That time has already started. Please pick another.',
    serviceId,
  )
