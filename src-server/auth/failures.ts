import type { Context } from '../context.ts'
import type { Db, Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { networkOf } from '../limits/network.ts'
import { sha256 } from '../secret.ts'
import { isKnownBrowser } from './known-browser.ts'

/** How many wrong passwords one account may get from one place within the window. */
const mostFromOnePlace = 10
/**
 * And from all places together, except browsers that have signed in to the account before: the owner's password must
 * keep working there.
 */
const mostFromStrangers = 100
const windowMs = 15 * 60_000

interface Guessed {
  /** Whose password is being guessed: an email address, in lower case, or another name for an account. */
  of: string
  /** The account, if there is one. */
  userId?: string | undefined
}

/**
 * Checks a password under the limits. They are counted again after the check: of many concurrent tries, those beyond
 * the limit are refused, right or wrong. Wrong passwords from elsewhere do not lock out the owner's browser or network.
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

/** The counters for this try, always in this order, so that two tries cannot deadlock. */
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

/** The failures within the window. @throws TOO_MANY_REQUESTS if there are too many */
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

/** Reads the failures under a key and makes other tries for it wait until the transaction ends. */
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

/** The right password from a place resets that place's count. */
const forgetKeys = (trx: Trx, key: string) =>
  trx.deleteFrom('sign_in_failures').where('email_hash', '=', key).execute()

/** A new password resets the counts of all places. */
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
