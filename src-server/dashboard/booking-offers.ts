import { sql } from 'kysely'
import type { AnswerOfferInput } from '../../shared/people/customer.ts'
import type { SignedInContext } from '../context.ts'
import type { Db, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'

const ordersShown = 20

/** Orders that a guest made with this verified address, and that its owner has not answered yet. */
const offered = (db: Db | Trx, { id, email, role }: SignedInContext['user']) =>
  db
    .selectFrom('bookings')
    // An administrator orders for others, never for their own account.
    .$if(role === 'admin', (none) => none.where(sql<boolean>`1 = 0`))
    .where('customer_email_lower', '=', email)
    .where('user_id', 'is', null)
    .where('status', '<>', 'cancelled')
    .where('group_id', 'not in', (eb) =>
      eb.selectFrom('declined_orders').select('group_id').where('user_id', '=', id),
    )

/**
 * Orders that may belong to the account: anybody can type anybody's address, so nothing that the sender wrote is shown.
 * Dates and times in the business zone, newest first.
 */
export async function listBookingOffers({ database, user }: SignedInContext) {
  const rows = await offered(database.read, user)
    .select([
      'group_id as groupId',
      'service_title as serviceTitle',
      'scheduled_date as date',
      'scheduled_time as time',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const groups = new Map<
    string,
    { groupId: string; bookings: Omit<(typeof rows)[0], 'groupId'>[] }
  >()
  for (const { groupId, ...booking } of rows) {
    const group = groups.get(groupId) ?? { groupId, bookings: [] }
    group.bookings.push(booking)
    groups.set(groupId, group)
  }
  return [...groups.values()].slice(0, ordersShown)
}

/**
 * The owner's answer: the order joins the account, or is not offered again.
 * @throws NOT_FOUND for an order that is not offered to this account
 */
export async function answerBookingOffer(
  { database, user, clock }: SignedInContext,
  { groupId, isMine }: AnswerOfferInput,
): Promise<{ joined: boolean }> {
  return database.write.transaction().execute(async (trx) => {
    const order = await offered(trx, user).select('id').where('group_id', '=', groupId).execute()
    if (order.length === 0) {
      throw new DomainError('notFound', 'OFFER_NOT_FOUND', 'This booking is no longer offered.')
    }
    if (isMine) {
      await trx
        .updateTable('bookings')
        .set({
          user_id: user.id,
          email_confirmed_at: clock.now().toISOString(),
          held_until: null,
          network: null,
        })
        .where('group_id', '=', groupId)
        .where('user_id', 'is', null)
        .execute()
    } else {
      await trx
        .insertInto('declined_orders')
        .values({ user_id: user.id, group_id: groupId })
        .onConflict((conflict) => conflict.columns(['user_id', 'group_id']).doNothing())
        .execute()
    }
    return { joined: isMine }
  })
}
