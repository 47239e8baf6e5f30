import type { Context } from '../../context.ts'
import type { Db, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { networkOf } from '../../limits/network.ts'
import { sha256 } from '../../secret.ts'
import { isKnownBrowser } from '../sessions/known-browser.ts'

/** So many wrong passwords in so long for one account from one place. */
const mostFromOnePlace = 10
/** And from all places together, but for browsers that have signed in before: theirs is the owner's right password. */
const mostFromStrangers = 100
const windowMs = 15 * 60_000

interface Guessed {
  /** Which password is guessed: an email address, in lower case, or another name for an account. */
  of: string
  /** The account that it is, where there is one. */
  userId?: string | undefined
}

/**
 * Checks a password under the limits, which count again after the check: of many tries at once those beyond the limit
 * are refused, right or wrong. Wrong passwords from elsewhere do not keep the owner's browser or network out.
 * @throws TOO_MANY_REQUESTS after ten failures in 15 minutes
 */
export async function limited(
  ctx: Context,
  guessed: Guessed,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { database, clock } = ctx
  const now = clock.now()
  const counters = countersFor(ctx, guessed)
  for (const { key, most } of counters) {
    const known = await database.read
      .selectFrom('sign_in_failures')
      .select('failed_at')
      .where('email_hash', '=', key)
      .executeTakeFirst()
    recentFailures(known?.failed_at, now, most)
  }
  const passed = await check()
  await database.write.transaction().execute(async (trx) => {
    for (const { key, most } of counters) {
      const recent = recentFailures(await lockFailures(trx, key), now, most)
      if (passed) continue
      await trx
        .updateTable('sign_in_failures')
        .set({
          failed_at: JSON.stringify([...recent, now.toISOString()]),
          last_failed_at: now.toISOString(),
        })
        .where('email_hash', '=', key)
        .execute()
    }
    if (passed) await forgetKeys(trx, counters.at(-1)?.key ?? '')
  })
  return passed
}

/** What is counted for this try: always in this order, so that two tries cannot wait for each other. */
function countersFor(ctx: Context, { of, userId }: Guessed) {
  const account = sha256(of)
  if (userId !== undefined && isKnownBrowser(ctx, userId)) {
    return [{ key: `${account}:known`, most: mostFromOnePlace }]
  }
  const network = ctx.secrets.pseudonym(networkOf(ctx.browser.address))
  return [
    { key: account, most: mostFromStrangers },
    { key: `${account}:${network}`, most: mostFromOnePlace },
  ]
}

/** Those that still count. @throws TOO_MANY_REQUESTS where they are too many */
function recentFailures(stored: string | undefined, now: Date, most: number): string[] {
  const since = new Date(now.getTime() - windowMs).toISOString()
  const recent = (JSON.parse(stored ?? '[]') as string[]).filter((at) => at > since)
  if (recent.length < most) return recent
  throw new DomainError(
    'tooMany',
    'TOO_MANY_ATTEMPTS',
    'Too many tries. Wait 15 minutes, or choose a new password with "Forgot password?".',
  )
}

/** Reads the failures under a key and keeps other tries for it waiting until the transaction ends. */
async function lockFailures(trx: Trx, key: string): Promise<string> {
  const { failed_at: failedAt } = await trx
    .insertInto('sign_in_failures')
    .values({ email_hash: key, failed_at: '[]', last_failed_at: '' })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet((eb) => ({ failed_at: eb.ref('sign_in_failures.failed_at') })),
    )
    .returning('failed_at')
    .executeTakeFirstOrThrow()
  return failedAt
}

/** After the right password there, a place starts from nothing. */
const forgetKeys = (trx: Trx, key: string) =>
  trx.deleteFrom('sign_in_failures').where('email_hash', '=', key).execute()

/** After a new password every place starts from nothing. */
export async function forgetFailures(db: Db | Trx, of: string): Promise<void> {
  const account = sha256(of)
  await db.deleteFrom('sign_in_failures').where('email_hash', 'like', `${account}%`).execute()
}

export async function forgetOldFailures({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('sign_in_failures')
    .where('last_failed_at', '<', new Date(clock.now().getTime() - windowMs).toISOString())
    .execute()
}
