import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

export const isSqlite = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter

/** `create table`, STRICT on SQLite. `options` are additional SQLite table options. */
export function createTable<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
  options = '',
): CreateTableBuilder<Name> {
  const table = db.schema.createTable(name)
  return isSqlite(db) ? table.modifyEnd(sql.raw(`strict${options}`)) : table
}

/** The check for a column that holds 0 or 1. */
export const yesOrNo = (name: string) => sql`${sql.ref(name)} in (0, 1)`
