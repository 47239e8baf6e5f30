import { z } from 'zod'
import type { Context } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import type { Db, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { networkKey } from '../../limits/network.ts'
import { sha256 } from '../../secrets.ts'
import { isKnownBrowser } from '../sessions/known-browser.ts'

/** How many wrong passwords one account may get from one place within the window. */
const maxFromNetwork = 10
/**
 * And from all places together, except browsers that have signed in to the account before: the owner's password must
 * keep working there.
 */
const maxFromStrangers = 100
const windowMs = 15 * 60_000

const instants = z.array(z.string())

interface PasswordAttempt {
  /** Whose password is being guessed: an email address, in lower case, or another name for an account. */
  account: string
  /** The account, if there is one. */
  userId?: string | undefined
}

/**
 * Checks a password under the limits. They are counted again after the check: of many concurrent tries, those beyond
 * the limit are refused, right or wrong. Wrong passwords from elsewhere do not lock out the owner's browser or network.
 * @throws TOO_MANY_REQUESTS after ten failures in 15 minutes
 */
export async function limitFailures(
  ctx: Context,
  attempt: PasswordAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { database, clock } = ctx
  const now = clock.now()
  const counters = countersFor(ctx, attempt)
  for (const { key, max } of counters) {
    const stored = await database.read
      .selectFrom('sign_in_failures')
      .select('failed_at')
      .where('email_hash', '=', key)
      .executeTakeFirst()
    recentFailures(stored?.failed_at, now, max)
  }
  const passed = await check()
  await database.write.transaction().execute(async (trx) => {
    for (const { key, max } of counters) {
      const recent = recentFailures(await lockFailures(trx, key), now, max)
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
    if (passed) await deleteFailures(trx, counters.at(-1)?.key ?? '')
  })
  return passed
}

/** The counters for this try, always in this order, so that two tries cannot deadlock. */
function countersFor(ctx: Context, { account, userId }: PasswordAttempt) {
  const hash = sha256(account)
  if (userId !== undefined && isKnownBrowser(ctx, userId)) {
    return [{ key: `${hash}:known`, max: maxFromNetwork }]
  }
  const network = ctx.secrets.pseudonym(networkKey(ctx.browser.address))
  return [
    { key: hash, max: maxFromStrangers },
    { key: `${hash}:${network}`, max: maxFromNetwork },
  ]
}

/** The failures within the window. @throws TOO_MANY_REQUESTS if there are too many */
function recentFailures(stored: string | undefined, now: Date, max: number): string[] {
  const since = new Date(now.getTime() - windowMs).toISOString()
  const recent = parseColumn(instants, stored ?? '[]').filter((at) => at > since)
  if (recent.length < max) return recent
  throw new DomainError(
    'tooMany',
    'TOO_MANY_ATTEMPTS',
    'Too many attempts. Wait 15 minutes, or choose a new password with "Forgot password?".',
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
const deleteFailures = (trx: Trx, key: string) =>
  trx.deleteFrom('sign_in_failures').where('email_hash', '=', key).execute()

/** A new password resets the counts of all places. */
export async function resetFailures(db: Db | Trx, account: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email_hash', 'like', `${sha256(account)}%`)
    .execute()
}

export async function deleteExpiredFailures({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('sign_in_failures')
    .where('last_failed_at', '<', new Date(clock.now().getTime() - windowMs).toISOString())
    .execute()
}
