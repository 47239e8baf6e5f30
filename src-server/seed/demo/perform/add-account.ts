import type { ProfileInput } from '../../../../shared/customer.ts'
import { markVerified } from '../../../auth/mark-verified.ts'
import type { SignedInContext } from '../../../context.ts'
import { newId } from '../../../secret.ts'
import type { PlanTime } from '../plan/plan-time.ts'
import type { Stage } from './stage.ts'

interface NewAccount {
  email: string
  profile: ProfileInput
  /** Nobody can sign in without one. */
  passwordHash?: string | null
}

/** Makes a verified account with its profile; returns its user. */
export async function addAccount(
  stage: Stage,
  at: PlanTime,
  { email, profile, passwordHash = null }: NewAccount,
): Promise<SignedInContext['user']> {
  const user = { id: newId(), email, role: 'user' as const }
  const ctx = stage.contextOf(user, at)
  await ctx.database.write.transaction().execute(async (trx) => {
    await trx
      .insertInto('users')
      .values({
        id: user.id,
        email,
        password_hash: passwordHash,
        email_verified_at: null,
        created_at: ctx.clock.now().toISOString(),
      })
      .execute()
    await markVerified(ctx, trx, user)
  })
  await stage.as(user, at).dashboard.saveProfile(profile)
  return user
}
