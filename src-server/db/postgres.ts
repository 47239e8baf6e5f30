import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { errorCode } from '../errors.ts'
import type { Database, Schema } from './types.ts'

const poolSize = 50
/** Who waits longer for a connection of the pool is told so. */
const waitForConnectionMs = 10_000

/** A pool on PostgreSQL; readers and writers share it. */
export function openPostgres(url: string): Database {
  const types = {
    // Counts and sums come as bigint and numeric, which pg hands over as text.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
        ? Number
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    types,
  })
  // A lost connection is replaced by the pool; without listeners it would end the process, idle or at work.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    write: db,
    read: db,
    isUnavailable: (error) =>
      /^(53|57P|08|25006|E[A-Z]+$)/.test(errorCode(error)) || isLostConnection(error),
    close: () => db.destroy(),
  }
}

/** pg gives these two no code. */
const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  /Connection terminated|not queryable|timeout exceeded/.test(error.message)
