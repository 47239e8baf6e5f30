import type { SignedInContext } from '../context.ts'
import { readProfile } from './profile.ts'

/**
 * What a signed-in customer's next order can begin with: the profile and, where it says nothing, what the latest order
 * said. Unknown fields are empty; the address is one line.
 */
export async function readSavedContact(ctx: SignedInContext) {
  const { database, user } = ctx
  const profile = await readProfile(ctx)
  const latest = await database.read
    .selectFrom('bookings')
    .select(['customer_name', 'customer_phone', 'customer_address', 'customer_zip'])
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const region = [profile.state, profile.zipCode].filter(Boolean).join(' ')
  const address =
    profile.address && [profile.address, profile.city, region].filter(Boolean).join(', ')
  return {
    fullName: profile.fullName || (latest?.customer_name ?? ''),
    email: profile.email || user.email,
    phone: profile.phone || (latest?.customer_phone ?? ''),
    address: address || (latest?.customer_address ?? ''),
    zip: profile.zipCode || (latest?.customer_zip ?? ''),
  }
}
