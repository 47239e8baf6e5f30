import type { ProfileInput } from '../../shared/people/customer.ts'
import type { SignedInContext } from '../context.ts'
import { indexCustomer, reindexCustomer } from '../db/customer-search.ts'

/** The user's profile; unknown fields are empty. */
export async function readProfile({ database, user }: SignedInContext) {
  const row = await database.read
    .selectFrom('profiles')
    .select(['full_name', 'email', 'phone', 'address', 'city', 'state', 'zip_code'])
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return {
    fullName: row?.full_name ?? '',
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    address: row?.address ?? '',
    city: row?.city ?? '',
    state: row?.state ?? '',
    zipCode: row?.zip_code ?? '',
  }
}

/** Saves the user's profile. Its email is for contact: the one that the user signs in with does not change. */
export async function saveProfile(
  { database, clock, user }: SignedInContext,
  profile: ProfileInput,
): Promise<{ saved: true }> {
  const row = {
    full_name: profile.fullName ?? null,
    email: profile.email ?? null,
    phone: profile.phone ?? null,
    address: profile.address ?? null,
    city: profile.city ?? null,
    state: profile.state ?? null,
    zip_code: profile.zipCode ?? null,
  }
  await database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('profiles')
      .values({ user_id: user.id, created_at: clock.now().toISOString(), ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await reindexCustomer(trx, user.email)
    await indexCustomer(trx, user.email, {
      name: row.full_name,
      phone: row.phone,
      contactEmail: row.email,
      address: [row.address ?? '', row.zip_code ?? ''].join(', '),
    })
  })
  return { saved: true }
}
