import type { ProfileInput } from '../../../../shared/people/customer.ts'
import { markVerified } from '../../../auth/mark-verified.ts'
import type { SignedInContext } from '../../../context.ts'
import { newId } from '../../../secrets.ts'
import type { PlanTime } from '../plan/plan-time.ts'
import type { Simulation } from './simulation.ts'

interface NewAccount {
  email: string
  profile: ProfileInput
  /** Without a password, nobody can sign in. */
  passwordHash?: string | null
}

/** Creates a verified account with its profile and returns its user. */
export async function addAccount(
  simulation: Simulation,
  at: PlanTime,
  { email, profile, passwordHash = null }: NewAccount,
): Promise<SignedInContext['user']> {
  const user = { id: newId(), email, role: 'user' as const }
  const ctx = simulation.contextOf(user, at)
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
  await simulation.as(user, at).dashboard.saveProfile(profile)
  return user
}
