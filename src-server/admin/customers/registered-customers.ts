import type { Db, Trx } from '../../db/types.ts'

/** Users who have an account with a verified address, with their profiles. Instants in ISO, UTC. */
export const registeredCustomers = (read: Db) =>
  read
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select([
      'profiles.user_id as userId',
      'full_name as fullName',
      'users.email as accountEmail',
      'profiles.email',
      'phone',
      'address',
      'city',
      'state',
      'zip_code as zipCode',
      'profiles.created_at as joinedAt',
    ])

/** Whether the address, in lower case, is that of such a user. */
export async function isRegistered(trx: Trx, email: string): Promise<boolean> {
  const customer = await trx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .executeTakeFirst()
  return customer !== undefined
}
