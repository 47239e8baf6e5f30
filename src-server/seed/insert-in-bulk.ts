import type { Database, Schema } from '../db/types.ts'

const rowsPerInsert = 200
const insertsPerTransaction = 25

/** Collects rows for a table and inserts many at a time. */
export function bulk(database: Database, table: keyof Schema) {
  let rows: object[] = []
  const flush = async () => {
    const full = rows
    rows = []
    await database.write.transaction().execute(async (trx) => {
      for (let from = 0; from < full.length; from += rowsPerInsert) {
        await trx
          .insertInto(table)
          .values(full.slice(from, from + rowsPerInsert) as never)
          .execute()
      }
    })
  }
  return {
    async add(row: object) {
      rows.push(row)
      if (rows.length >= rowsPerInsert * insertsPerTransaction) await flush()
    },
    flush,
  }
}
