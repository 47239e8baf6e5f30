import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../context.ts'
import { checkWrites } from '../db/check-writes.ts'
import { migrationState } from '../db/migrate.ts'
import type { Database } from '../db/types.ts'
import { errorCode } from '../errors.ts'

/** However often readiness is asked for, the database is tried once per interval. */
const everyMs = 5_000
/** A caller gets an answer within this time, with the last known state if the database is busy. */
const answerMs = 1_000
/** A try that takes longer has failed: bookings would be refused by then. */
const mostMs = 10_000

export type Readiness =
  | { status: 'ready'; migration: string }
  | { status: 'no database' | 'no writes'; code: string }

/** Returns a function that tells whether the database answers and takes writes; it never rejects. */
export function readinessOf(database: Database, clock: Clock): () => Promise<Readiness> {
  let latest: Readiness = { status: 'no database', code: 'not tried yet' }
  let pending: Promise<void> | undefined
  let begunAt = Number.NEGATIVE_INFINITY

  async function tryOnce(): Promise<void> {
    latest = await tryDatabase(database)
    pending = undefined
  }
  return async () => {
    const ageMs = clock.now().getTime() - begunAt
    // It is below zero if the clock was set back.
    if (pending === undefined && (ageMs < 0 || ageMs >= everyMs)) {
      begunAt = clock.now().getTime()
      pending = tryOnce()
    } else if (pending !== undefined && ageMs >= mostMs) {
      return { status: 'no database', code: 'timed out' }
    }
    if (pending) await Promise.race([pending, wait(answerMs, undefined, { ref: false })])
    return latest
  }
}

async function tryDatabase(database: Database): Promise<Readiness> {
  let status: 'no database' | 'no writes' = 'no database'
  try {
    const migration = await migrationState(database)
    status = 'no writes'
    await checkWrites(database)
    return { status: 'ready', migration }
  } catch (error) {
    return { status, code: errorCode(error) }
  }
}
