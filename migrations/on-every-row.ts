import { type Kysely, sql } from 'kysely'
import { isSqlite } from './create-table.ts'

type Row = 'new' | 'old'

interface Kept {
  table: string
  /** The beginning of the triggers' names, if it is not the table's: a table may have several. */
  name?: string
  /** The columns that the statements read. */
  columns: readonly string[]
  /** SQL that says of `old` and `new` whether an update changes the sums at all; without it, every update counts. */
  changes?: string
  /** SQL that adds a row to the sums (sign 1) or takes it out of them (-1). */
  statements: (row: Row, sign: '1' | '-1') => readonly string[]
}

/** Makes the database run statements at every insert, update and delete of a row. */
export async function onEveryRow(db: Kysely<unknown>, kept: Kept): Promise<void> {
  const { table, name = table, columns, changes, statements } = kept
  const add = statements('new', '1')
  const take = statements('old', '-1')
  await trigger(db, table, `${name}_after_insert`, 'insert', add)
  const update = `update of ${columns.join(', ')}`
  await trigger(db, table, `${name}_after_update`, update, [...take, ...add], changes)
  await trigger(db, table, `${name}_after_delete`, 'delete', take)
}

/** Makes the database run statements after an event, such as `insert` or `update of status`, on each row of a table. */
export async function trigger(
  db: Kysely<unknown>,
  table: string,
  name: string,
  event: string,
  statements: readonly string[],
  condition?: string,
): Promise<void> {
  const when = condition === undefined ? '' : `when (${condition})`
  const body = statements.map((statement) => `${statement};`).join('\n')
  if (isSqlite(db)) {
    await sql
      .raw(`create trigger ${name} after ${event} on ${table} ${when} begin ${body} end`)
      .execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql
      as $$ begin ${body} return null; end $$`)
    .execute(db)
  await sql
    .raw(`create trigger ${name} after ${event} on ${table}
      for each row ${when} execute function ${name}()`)
    .execute(db)
}
