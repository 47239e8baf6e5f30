import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Kysely prepares a statement for every query; the product has far fewer distinct ones than this. */
const maxStatements = 200

/** A connection for Kysely that caches its most recently used prepared statements. */
export function cacheStatements(connection: Sqlite.Database): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const statement = cache.get(sql) ?? connection.prepare(sql)
      cache.delete(sql)
      cache.set(sql, statement)
      if (cache.size > maxStatements) {
        const [oldest] = cache.keys()
        if (oldest !== undefined) cache.delete(oldest)
      }
      return statement
    },
  }
}
