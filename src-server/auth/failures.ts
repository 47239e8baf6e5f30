import type { Context } from '../context.ts'
import type { Db, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { sha256 } from '../secret.ts'

/** So many failures in so long for one address, known or not (R26). */
const mostFailures = 10
const windowMs = 15 * 60_000

/**
 * Checks a password under the limit, which counts again after the check: of many tries at once those beyond the
 * limit are refused, right or wrong.
 * @throws TOO_MANY_REQUESTS after ten failures in 15 minutes
 */
export async function limited(
  { database, clock }: Context,
  email: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now()
  const known = await database.read
    .selectFrom('sign_in_failures')
    .select('failed_at')
    .where('email_hash', '=', sha256(email))
    .executeTakeFirst()
  recentFailures(known?.failed_at, now)
  const passed = await check()
  await database.write.transaction().execute(async (trx) => {
    const recent = recentFailures(await lockFailures(trx, email), now)
    if (passed) await forgetFailures(trx, email)
    else {
      const failedAt = [...recent, now.toISOString()]
      await trx
        .updateTable('sign_in_failures')
        .set({ failed_at: JSON.stringify(failedAt), last_failed_at: now.toISOString() })
        .where('email_hash', '=', sha256(email))
        .execute()
    }
  })
  return passed
}

/** Those that still count. @throws TOO_MANY_REQUESTS where they are too many */
function recentFailures(stored: string | undefined, now: Date): string[] {
  const since = new Date(now.getTime() - windowMs).toISOString()
  const recent = (JSON.parse(stored ?? '[]') as string[]).filter((at) => at > since)
  if (recent.length < mostFailures) return recent
  throw new DomainError(
    'tooMany',
    'TOO_MANY_ATTEMPTS',
    'Too many tries. Wait 15 minutes, or choose a new password with "Forgot password?".',
  )
}

/** Reads the failures of an address and keeps other tries for it waiting until the transaction ends. */
async function lockFailures(trx: Trx, email: string): Promise<string> {
  const { failed_at: failedAt } = await trx
    .insertInto('sign_in_failures')
    .values({ email_hash: sha256(email), failed_at: '[]', last_failed_at: '' })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet((eb) => ({ failed_at: eb.ref('sign_in_failures.failed_at') })),
    )
    .returning('failed_at')
    .executeTakeFirstOrThrow()
  return failedAt
}

/** After the right password, or a new one, one starts from nothing. */
export async function forgetFailures(db: Db | Trx, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', sha256(email)).execute()
}

export async function forgetOldFailures({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('sign_in_failures')
    .where('last_failed_at', '<', new Date(clock.now().getTime() - windowMs).toISOString())
    .execute()
}
