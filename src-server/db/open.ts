import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './types.ts'

/** Opens what DATABASE_URL names: a PostgreSQL address or the path of an SQLite file. */
export const openDatabase = (url: string): Database =>
  /^postgres(ql)?:\/\//.test(url) ? openPostgres(url) : openSqlite(url)
