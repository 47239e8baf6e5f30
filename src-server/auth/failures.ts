import type { Context } from '../context.ts'
import type { Db, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { newId, sha256 } from '../secret.ts'

/** So many failures in so long for one address, known or not (R26). */
const mostFailures = 10
const windowMs = 15 * 60_000

/** @throws TOO_MANY_REQUESTS after ten failures in 15 minutes */
export async function refuseAfterFailures(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Trx,
  email: string,
): Promise<void> {
  const { failures } = await db
    .selectFrom('sign_in_failures')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('email_hash', '=', sha256(email))
    .where('created_at', '>', new Date(clock.now().getTime() - windowMs).toISOString())
    .executeTakeFirstOrThrow()
  if (failures >= mostFailures) {
    throw new DomainError(
      'tooMany',
      'TOO_MANY_ATTEMPTS',
      'Too many tries. Wait 15 minutes, or choose a new password with "Forgot password?".',
    )
  }
}

/**
 * Checks a password under the limit, which counts again after the check: of many tries at once those beyond the
 * limit are refused, right or wrong.
 * @throws TOO_MANY_REQUESTS
 */
export async function limited(
  ctx: Context,
  email: string,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { database, clock } = ctx
  await refuseAfterFailures(ctx, database.read, email)
  const passed = await check()
  await database.write.transaction().execute(async (trx) => {
    await refuseAfterFailures(ctx, trx, email)
    if (passed) await forgetFailures(trx, email)
    else {
      await trx
        .insertInto('sign_in_failures')
        .values({
          id: newId(),
          email_hash: sha256(email),
          created_at: clock.now().toISOString(),
        })
        .execute()
    }
  })
  return passed
}

/** After the right password, or a new one, one starts from nothing. */
export async function forgetFailures(db: Db | Trx, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', sha256(email)).execute()
}

export async function forgetOldFailures({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('sign_in_failures')
    .where('created_at', '<', new Date(clock.now().getTime() - windowMs).toISOString())
    .execute()
}
