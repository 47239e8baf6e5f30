import type { InsertObject } from 'kysely'
import type { Database, Schema } from '../db/types.ts'

/** A row as it is inserted into this table. */
export type NewRow<Table extends keyof Schema> = InsertObject<Schema, Table>

const rowsPerInsert = 200
/** Ids are random, so that each commit rewrites most of their indexes: few large ones write far less. */
const insertsPerTransaction = 250

/** Collects rows for a table and inserts many at a time. */
export function bulk<Table extends keyof Schema>(database: Database, table: Table) {
  let rows: NewRow<Table>[] = []
  const flush = async () => {
    const full = rows
    rows = []
    await database.write.transaction().execute(async (trx) => {
      for (let from = 0; from < full.length; from += rowsPerInsert) {
        await trx
          .insertInto(table)
          .values(full.slice(from, from + rowsPerInsert))
          .execute()
      }
    })
  }
  return {
    async add(row: NewRow<Table>) {
      rows.push(row)
      if (rows.length >= rowsPerInsert * insertsPerTransaction) await flush()
    },
    flush,
  }
}
