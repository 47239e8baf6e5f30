import type { Env } from '../env.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import type { Database } from './types.ts'

type Settings = Pick<Env, 'DATABASE_URL'> & Partial<Pick<Env, 'DATABASE_POOL'>>

/**
 * Opens the database that DATABASE_URL names: PostgreSQL with a pool of DATABASE_POOL connections (one unless set), or
 * an SQLite file, whose writes wait up to `writeTimeoutMs` for another process.
 */
export const openDatabase = (
  { DATABASE_URL: url, DATABASE_POOL: connections = 1 }: Settings,
  writeTimeoutMs?: number,
): Database =>
  /^postgres(ql)?:\/\//.test(url) ? openPostgres(url, connections) : openSqlite(url, writeTimeoutMs)
