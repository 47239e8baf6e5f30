import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../context.ts'
import { checkWrites } from '../db/check-writes.ts'
import { migrationState } from '../db/migrate.ts'
import type { Database } from '../db/types.ts'
import { errorCode } from '../errors.ts'

/** However often readiness is asked for, the database is tried once per interval. */
const checkIntervalMs = 5_000
/** A caller gets an answer within this time, with the last known state if the database is busy. */
const responseTimeoutMs = 1_000
/** A try that takes longer has failed: bookings would be refused by then. */
const checkTimeoutMs = 10_000

export type Readiness =
  | { status: 'ready'; migration: string }
  | { status: 'no database' | 'no writes'; code: string }

/** Returns a function that tells whether the database answers and takes writes; it never rejects. */
export function createReadinessCheck(database: Database, clock: Clock): () => Promise<Readiness> {
  let lastResult: Readiness = { status: 'no database', code: 'not tried yet' }
  let pending: Promise<void> | undefined
  let startedAt = Number.NEGATIVE_INFINITY

  async function checkOnce(): Promise<void> {
    lastResult = await checkDatabase(database)
    pending = undefined
  }
  return async () => {
    const ageMs = clock.now().getTime() - startedAt
    // It is below zero if the clock was set back.
    if (pending === undefined && (ageMs < 0 || ageMs >= checkIntervalMs)) {
      startedAt = clock.now().getTime()
      pending = checkOnce()
    } else if (pending !== undefined && ageMs >= checkTimeoutMs) {
      return { status: 'no database', code: 'timed out' }
    }
    if (pending) await Promise.race([pending, wait(responseTimeoutMs, undefined, { ref: false })])
    return lastResult
  }
}

async function checkDatabase(database: Database): Promise<Readiness> {
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
