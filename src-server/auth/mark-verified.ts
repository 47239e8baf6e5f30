import type { Deps } from '../context.ts'
import { indexCustomer } from '../db/customer-search.ts'
import type { Trx } from '../db/types.ts'

/**
 * Marks an address as verified for its account, which gets a profile. Bookings that a guest made with the address are
 * offered to the account, see `dashboard/booking-offers.ts`.
 */
export async function markVerified(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  user: { id: string; email: string },
  fullName: string | null = null,
): Promise<void> {
  const now = clock.now().toISOString()
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', user.id)
    .where('email_verified_at', 'is', null)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('profiles')
    .values({ user_id: user.id, full_name: fullName, email: user.email, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  await indexCustomer(trx, user.email, { name: fullName })
  // What was merged as a guest's address is a customer of its own now; an account that was merged stays so.
  if (numUpdatedRows === 0n) return
  await trx
    .updateTable('customer_records')
    .set({ merged_into: null })
    .where('email', '=', user.email)
    .execute()
}
