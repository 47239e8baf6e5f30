import { hasEmail, type Reach } from '../../shared/people/no-email.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/types.ts'
import { normalizePhone } from './phone-numbers.ts'
import { isSmsSetUp } from './sms-transport.ts'

/** How the customer of a booking hears of it. */
export function reachOf(
  { env }: Pick<Context, 'env'>,
  booking: Pick<Tables['bookings'], 'customer_email' | 'customer_phone'>,
): Reach {
  if (hasEmail(booking.customer_email)) return 'email'
  return isSmsSetUp(env) && normalizePhone(booking.customer_phone, env) ? 'text' : 'call'
}
