import type { EditBookingInput } from '../../../shared/admin/bookings.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { mailboxKey } from '../../mail/visitor-limit.ts'

/**
 * Corrects the name of an order's customer, and a guest's email: messages that have not gone out, and those that failed, go to
 * the new address. Returns both as they are now.
 * @throws BAD_REQUEST at the email if it is an account's booking
 */
export async function correctCustomer(
  trx: Trx,
  booking: Tables['bookings'],
  { fullName, email }: EditBookingInput['contact'],
): Promise<{ name: string; email: string }> {
  const { customer_name, customer_email, group_id, user_id } = booking
  const now = { name: fullName ?? customer_name, email: email ?? customer_email }
  const isReaddressed = now.email !== customer_email
  if (now.name === customer_name && !isReaddressed) return now
  if (isReaddressed && user_id !== null) {
    throw new DomainError(
      'invalid',
      'EMAIL_OF_ACCOUNT',
      'This customer has an account, and changes the email there.',
      'email',
    )
  }
  await trx
    .updateTable('bookings')
    .set({
      customer_name: now.name,
      ...(isReaddressed
        ? {
            customer_email: now.email,
            customer_email_lower: now.email.toLowerCase(),
            email_confirmed_at: null,
          }
        : {}),
    })
    .where('group_id', '=', group_id)
    .execute()
  if (!isReaddressed) return now
  await trx
    .updateTable('outbox')
    .set({ recipient: now.email, recipient_key: mailboxKey(now.email) })
    .where('group_id', '=', group_id)
    .where('channel', '=', 'email')
    .where('recipient', '=', customer_email)
    .where('status', 'in', ['queued', 'waiting', 'failed'])
    .execute()
  return now
}
