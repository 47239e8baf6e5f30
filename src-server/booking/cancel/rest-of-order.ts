import { canCancel } from '../../../shared/booking-status.ts'
import { combinedQuote } from '../../../shared/bundles.ts'
import { findService } from '../../../shared/catalogue.ts'
import type { Db, Tables, Trx } from '../../db/types.ts'
import { answersOf } from '../read/answers-of.ts'

export interface RestOfOrder {
  /** What the order's other services cost while this one is part of it, and without it. Cents. */
  before: number
  after: number
  /** The bookings whose amount changes. */
  changes: { booking: Tables['bookings']; amount: number }[]
}

/**
 * What the rest of an order costs once this booking is cancelled: savings for services that were ordered together apply
 * only while they are. Work that has begun keeps its price. Undefined if nothing else is left of the order.
 */
export async function restOfOrder(
  db: Db | Trx,
  { id, group_id }: Pick<Tables['bookings'], 'id' | 'group_id'>,
): Promise<RestOfOrder | undefined> {
  const rest = await db
    .selectFrom('bookings')
    .selectAll()
    .where('group_id', '=', group_id)
    .where('id', '<>', id)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  if (rest.length === 0) return undefined
  const { amounts } = combinedQuote(
    rest.map(({ service_id, service_details }) => {
      const service = findService(service_id)
      if (!service) throw new Error(`There is no service ${service_id}.`)
      return { service, details: answersOf({ service_details }) }
    }),
  )
  const changes = rest
    .map((booking, index) => ({ booking, amount: (amounts[index] ?? 0) + booking.extra_amount }))
    .filter(({ booking, amount }) => canCancel(booking.status) && amount !== booking.quote_amount)
  const before = rest.reduce((sum, { quote_amount }) => sum + quote_amount, 0)
  const after = changes.reduce(
    (sum, { booking, amount }) => sum + amount - booking.quote_amount,
    before,
  )
  return { before, after, changes }
}
