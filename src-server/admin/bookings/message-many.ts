import type { MessageManyInput } from '../../../shared/admin/bookings.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { enqueue } from '../../mail/outbox.ts'

/**
 * Writes the same email to the customers of these bookings: one to each address, with a link to its first visit. The same
 * id is sent once. Returns how many are written to.
 */
export async function messageMany(
  ctx: SignedInContext,
  { id, ids, subject, content }: MessageManyInput,
): Promise<{ customers: number }> {
  return ctx.database.write.transaction().execute(async (trx) => {
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
    const isSent = await trx
      .selectFrom('outbox')
      .select('id')
      .where(
        'id',
        'in',
        [...first.values()].map((booking) => messageId(id, booking.id)),
      )
      .executeTakeFirst()
    if (isSent) return { customers: first.size }
    for (const booking of first.values()) {
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
      await recordAction(ctx, trx, 'booking.message', booking.id, { subject })
    }
    return { customers: first.size }
  })
}

const messageId = (id: string, bookingId: string) => `${id} ${bookingId}`
