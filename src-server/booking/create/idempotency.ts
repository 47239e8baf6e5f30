import { z } from 'zod'
import { bookingStatuses } from '../../../shared/booking-status.ts'
import type { Order } from '../../../shared/order.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { sha256 } from '../../secrets.ts'

/** Keys are kept for two days: a retry comes within minutes, and 24 hours are promised. */
const retentionHours = 48

/** The reply as stored: the token is derived again from the group id. Amounts in cents. */
const storedReply = z.object({
  groupId: z.string(),
  bookings: z.array(
    z.object({
      id: z.string(),
      serviceId: z.string(),
      serviceTitle: z.string(),
      quoteAmount: z.number(),
      status: z.enum(bookingStatuses),
    }),
  ),
})
type StoredReply = z.infer<typeof storedReply>

/** The reply of `booking.create`. Amounts in cents. */
export type BookingReply = StoredReply & { token: string }

interface HashedKey {
  keyHash: string
  requestHash: string
}

export function hashIdempotencyKey({ idempotencyKey, services, ...rest }: Order): HashedKey {
  const order = {
    ...rest,
    services: services.map(({ service, details, ownTime, professionalId }) => [
      service.id,
      details,
      ...(ownTime ? [ownTime] : []),
      ...(professionalId ? [professionalId] : []),
    ]),
  }
  return { keyHash: sha256(idempotencyKey), requestHash: sha256(JSON.stringify(order)) }
}

/**
 * Reserves the key for this reply; if it already has a reply, returns that one. The insert comes first, so that of two
 * concurrent orders one waits for the other and then sees its reply.
 * @throws CONFLICT when the key came with a different order
 */
export async function reserveIdempotencyKey(
  trx: Trx,
  { keyHash, requestHash }: HashedKey,
  reply: StoredReply,
  at: string,
): Promise<StoredReply | undefined> {
  const reserved = await trx
    .insertInto('idempotency_keys')
    .values({
      key_hash: keyHash,
      request_hash: requestHash,
      group_id: reply.groupId,
      reply: JSON.stringify(reply),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst()
  if (reserved.numInsertedOrUpdatedRows === 1n) return undefined
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== requestHash) {
    throw new DomainError(
      'conflict',
      'KEY_REUSED',
      'This order was already submitted with different details.',
    )
  }
  return parseColumn(storedReply, earlier.reply)
}

/** Deletes the keys that nobody will send again. */
export async function deleteExpiredIdempotencyKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionHours * 3_600_000).toISOString()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
