import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { errorCode } from '../errors.ts'
import type { Database, Tables } from './types.ts'

const poolSize = 50

/** A pool on PostgreSQL; readers and writers share it. */
export function openPostgres(url: string): Database {
  const types = {
    // Counts and sums come as bigint and numeric, which pg hands over as text.
    getTypeParser: ((oid: number, format: 'text') =>
      oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
        ? Number
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    write: db,
    read: db,
    isUnavailable: (error) => /^(53|57P|08|25006)|^ECONN/.test(errorCode(error)),
    backup: () => Promise.reject(new Error('Back PostgreSQL up with pg_dump.')),
    close: () => db.destroy(),
  }
}
