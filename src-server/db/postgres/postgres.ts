import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { errorCode } from '../../errors.ts'
import type { Database, Schema } from '../types.ts'
import { isLostConnection, RetryingKysely } from './retrying-kysely.ts'

/**
 * A request that has waited this long for a connection from the pool is refused as unavailable. A rush of thousands of orders is
 * over by then; a customer who tries again after giving up gets the stored order, by its idempotency key.
 */
const waitForConnectionMs = 60_000

/**
 * PostgreSQL ends sessions that block others. A transaction does nothing but talk to the database, so a silent one
 * belongs to a process that is frozen or gone: its locks are released well before those who wait for them give up.
 */
const timeLimits = {
  idle_in_transaction_session_timeout: 3_000,
  lock_timeout: 10_000,
  statement_timeout: 20_000,
}

const types = new pg.TypeOverrides()
// Counts and sums are bigint and numeric, which pg returns as text.
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** A pool of `connections` on PostgreSQL; readers and writers share it. */
export function openPostgres(url: string, connections: number): Database {
  const pool = openPool({ connectionString: url, max: connections, ...timeLimits })
  const db = new RetryingKysely(new PostgresDialect({ pool }))
  const withoutTimeLimits = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: async () => openPool({ connectionString: url, max: 1 }) }),
  })
  return {
    write: db,
    read: db,
    withoutTimeLimits,
    isUnavailable: (error) =>
      /^(53|57P|08|25006|25P03|55P03|57014|40001|40P01|E[A-Z]+$)/.test(errorCode(error)) ||
      isLostConnection(error),
    close: async () => {
      await withoutTimeLimits.destroy()
      await db.destroy()
    },
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: waitForConnectionMs, types })
  // The pool replaces a lost connection; without listeners it would end the process, whether idle or in use.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
