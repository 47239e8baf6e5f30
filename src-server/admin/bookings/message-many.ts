import type { MessageManyInput } from '../../../shared/admin/bookings.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Trx } from '../../db/types.ts'
import { enqueue } from '../../mail/outbox.ts'

/**
 * Writes the same email to the customers of these bookings: one to each address, with a link to its first visit. The same
 * id reaches an address once. Returns how many have got it, and who has no email address.
 */
export async function messageMany(
  ctx: SignedInContext,
  { id, ids, subject, content }: MessageManyInput,
): Promise<{ customers: number; withoutEmail: string[] }> {
  return ctx.database.write.transaction().execute(async (trx) => {
    // The same call may be running already.
    await lockInOrder(trx, 'bookings', ids)
    const bookings = await trx
      .selectFrom('bookings')
      .select([
        'id',
        'group_id',
        'user_id',
        'customer_name',
        'customer_email',
        'customer_email_lower as address',
      ])
      .where('id', 'in', ids)
      .orderBy('scheduled_date')
      .orderBy('scheduled_time')
      .orderBy('id')
      .execute()
    const first = new Map(bookings.toReversed().map((booking) => [booking.address, booking]))
    const withEmail = [...first.values()].filter((booking) => hasEmail(booking.address))
    const isSent = await findSent(trx, id, withEmail)
    for (const booking of withEmail) {
      if (isSent(booking.id)) continue
      await enqueue(trx, {
        id: messageId(id, booking.id),
        kind: 'officeMessage',
        recipient: booking.customer_email,
        facts: {
          name: booking.customer_name,
          subject,
          content,
          bookingId: booking.id,
          groupId: booking.group_id,
        },
        status: 'queued',
        reason: 'written by the office',
        createdAt: ctx.clock.now().toISOString(),
        userId: booking.user_id,
        groupId: booking.group_id,
      })
      await recordAction(ctx, trx, 'booking.message', booking.id)
    }
    const others = [...first.values()].filter((booking) => !hasEmail(booking.address))
    return {
      customers: withEmail.length,
      withoutEmail: others.map((booking) => booking.customer_name),
    }
  })
}

/** Who of them has got this message before. */
async function findSent(trx: Trx, id: string, bookings: readonly { id: string }[]) {
  if (bookings.length === 0) return () => false
  const ids = bookings.map((booking) => messageId(id, booking.id))
  const rows = await trx.selectFrom('outbox').select('id').where('id', 'in', ids).execute()
  const sent = new Set(rows.map((row) => row.id))
  return (bookingId: string) => sent.has(messageId(id, bookingId))
}

const messageId = (id: string, bookingId: string) => `${id} ${bookingId}`
