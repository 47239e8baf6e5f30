import type Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { errorCode } from '../../errors.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Trx } from '../types.ts'
import type { SourceTable } from './source-tables.ts'

/** How many rows are in memory at once. */
const rowsPerInsert = 2_000

/**
 * Copies the rows of one table, a few thousand at a time.
 * @throws OperatorError if PostgreSQL rejects a row
 */
export async function copyTable(
  source: Sqlite.Database,
  trx: Trx,
  { name, columns }: SourceTable,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const rows = source.prepare<[], object>(`select ${list} from "${name}"`).iterate()
  const insert = async (batch: readonly object[]) => {
    const json = JSON.stringify(batch)
    await sql`insert into ${sql.table(name)} (${sql.raw(list)})
      select ${sql.raw(list)} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)`
      .execute(trx)
      .catch((error: unknown) => {
        if (!/^2[23]/.test(errorCode(error))) throw error
        throw new OperatorError(
          `PostgreSQL does not take a row of the table ${name} (${errorCode(error)}). Nothing was copied.`,
          { cause: error },
        )
      })
  }
  let batch: object[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < rowsPerInsert) continue
    await insert(batch)
    batch = []
  }
  if (batch.length > 0) await insert(batch)
}
