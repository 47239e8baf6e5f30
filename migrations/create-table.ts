import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

/** `create table`, STRICT where the database is SQLite. */
export function createTable<Name extends string>(
  db: Kysely<unknown>,
  name: Name,
): CreateTableBuilder<Name> {
  const table = db.schema.createTable(name)
  return db.getExecutor().adapter instanceof SqliteAdapter ? table.modifyEnd(sql`strict`) : table
}
