import { maxReschedulesPerDay } from '../../../shared/policy.ts'
import type { Context } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

const day = 86_400_000

/**
 * Every move takes a time from others and sends messages. What the office moves or offers does not count.
 * @throws TOO_MANY_REQUESTS for one too many within a day
 */
export async function limitReschedules(
  { clock }: Context,
  trx: Trx,
  bookingId: string,
): Promise<void> {
  const { moves } = await trx
    .selectFrom('booking_events')
    .select((eb) => eb.fn.countAll<number>().as('moves'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'rescheduled')
    .where('actor', '=', 'customer')
    .where('facts', 'not like', '%"isOffered":true%')
    .where('created_at', '>', new Date(clock.now().getTime() - day).toISOString())
    .executeTakeFirstOrThrow()
  if (moves < maxReschedulesPerDay) return
  throw new DomainError(
    'tooMany',
    'MOVED_TOO_OFTEN',
    `This visit has been moved ${maxReschedulesPerDay} times in the last 24 hours. Please call us to move it again.`,
  )
}
