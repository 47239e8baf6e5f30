import { guestLimits } from '../../../shared/policy.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { countUse } from '../../limits/count-use.ts'
import { networkKey } from '../../limits/network.ts'
import { sha256 } from '../../secrets.ts'
import type { AddressedOrder } from './office-order.ts'

/** The pseudonym of the network that an order comes from; null if it is not known. */
export function networkPseudonym({ browser, secrets }: Context): string | null {
  const network = networkKey(browser.address)
  return network ? secrets.pseudonym(network) : null
}

/**
 * Limits the times that a guest holds before anybody has opened the link in the email: for each network and each
 * address, so that nobody books out the calendar with other people's addresses. A single order above the limit is held
 * for a while, until that link is opened: returns until when (ISO, UTC), undefined for other orders.
 * @throws TOO_MANY_REQUESTS if the network or the address holds too many
 */
export async function limitGuestTimes(
  ctx: Context,
  trx: Trx,
  order: AddressedOrder,
): Promise<string | undefined> {
  if (ctx.env.RATE_LIMIT === 'off') return undefined
  const now = ctx.clock.now()
  const email = order.contact.email.toLowerCase()
  const network = networkPseudonym(ctx)
  // Two concurrent orders wait here for each other.
  for (const key of [`held:${sha256(email)}`, ...(network ? [`held:${network}`] : [])]) {
    await countUse(trx, { key, max: Number.POSITIVE_INFINITY, windowMs: 60_000 }, now)
  }
  const today = wallClock(now, ctx.timeZone).date
  const fromNetwork = network ? await countUnconfirmed(trx, 'network', network, today) : 0
  const fromEmail = await countUnconfirmed(trx, 'customer_email_lower', email, today)
  const requested = order.services.length
  const { unconfirmedTimes: most, holdMinutes } = guestLimits
  if (requested <= most && Math.max(fromNetwork, fromEmail) + requested <= most) return undefined
  // Whatever the email already holds: the answer must not reveal others' bookings.
  if (requested > most && fromNetwork === 0) {
    return new Date(now.getTime() + holdMinutes * 60_000).toISOString()
  }
  throw new DomainError(
    'tooMany',
    'TOO_MANY_UNCONFIRMED',
    'Too many bookings from your network or email are waiting to be confirmed. Open the link in your confirmation email, or sign in, and book again.',
  )
}

async function countUnconfirmed(
  trx: Trx,
  column: 'network' | 'customer_email_lower',
  value: string,
  today: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('status', '=', 'pending')
    .where('user_id', 'is', null)
    .where('email_confirmed_at', 'is', null)
    .where('scheduled_date', '>=', today)
    .executeTakeFirstOrThrow()
  return count
}
