import { insertAction } from '../audit/insert-action.ts'
import type { Db } from '../db/types.ts'

/**
 * Makes the account with this verified email an admin as of `now`; false if there is none. A profile's email is never used:
 * customers can edit it.
 */
export function grantAdmin(db: Db, email: string, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    if (!user) return false
    await trx
      .insertInto('user_roles')
      .values({ user_id: user.id, role: 'admin' })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: 'admin' }))
      .execute()
    await insertAction(trx, {
      adminUserId: null,
      action: 'admin.promote',
      subject: user.id,
      facts: { email: email.trim().toLowerCase() },
      at: now,
    })
    return true
  })
}
