import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, Kysely, type TransactionBuilder } from 'kysely'
import { errorCode } from '../../errors.ts'
import type { Schema, Trx } from '../types.ts'

/** PostgreSQL has rolled back the whole transaction: it may be run again from its beginning. */
const retryableCodes = new Set(['40001', '40P01'])
const maxAttempts = 6
const firstWaitMs = 10

/** pg gives these two no code. */
export const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  /Connection terminated|not queryable|timeout exceeded/.test(error.message)

/**
 * Retries a transaction that lost a deadlock or could not be serialized, a few times, after a growing random delay; also one whose
 * session was ended before it was to be committed, such as while a rush kept this process from its next statement. A
 * transaction touches nothing but the database, so running it again changes nothing else.
 */
export class RetryingKysely extends Kysely<Schema> {
  constructor(dialect: Dialect) {
    super({ dialect })
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    return Object.assign(builder, {
      async execute<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
        for (let attempt = 1; ; attempt += 1) {
          // From then on nobody knows whether it was committed.
          let mayBeCommitted = false
          let hasBegun = false
          const workThenCommit = async (trx: Trx) => {
            hasBegun = true
            const result = await work(trx)
            mayBeCommitted = true
            return result
          }
          try {
            return await once(workThenCommit)
          } catch (error) {
            const hasFailed = retryableCodes.has(errorCode(error))
            const wasCutOff = !mayBeCommitted && hasBegun && isLostConnection(error)
            if (attempt === maxAttempts || !(hasFailed || wasCutOff)) throw error
          }
          await wait(Math.random() * firstWaitMs * 2 ** attempt)
        }
      },
    })
  }
}
