import type Sqlite from 'better-sqlite3'

/** The key's fingerprint in an SQLite file of any version; `undefined` if it has none. */
export function sqliteFingerprint(connection: Sqlite.Database): string | undefined {
  const exists = connection.prepare("select 1 from sqlite_schema where name = 'installation'").get()
  if (exists === undefined) return undefined
  const stored = connection
    .prepare("select value from installation where name = 'key-fingerprint'")
    .pluck()
    .get()
  return typeof stored === 'string' ? stored : undefined
}
