import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Kysely prepares a statement for every query; the product has far fewer distinct ones than this. */
const keptStatements = 200

/** A connection for Kysely that caches its most recently used prepared statements. */
export function keepStatements(connection: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? (connection.prepare(sql) as unknown as SqliteStatement)
      kept.delete(sql)
      kept.set(sql, statement)
      if (kept.size > keptStatements) {
        const [oldest] = kept.keys()
        if (oldest !== undefined) kept.delete(oldest)
      }
      return statement
    },
  }
}
