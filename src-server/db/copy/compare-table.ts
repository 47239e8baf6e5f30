import type Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Trx } from '../types.ts'
import type { SourceTable } from './source-tables.ts'

/** The number of rows of a table, and the sums of its numeric columns. */
export type Figures = Record<string, number>

export interface Comparison {
  table: string
  figures: Figures
  /** The figures that differ, described in words. */
  differences: string[]
}

/** Compares a table on both sides: the number of its rows and the sum of each numeric column. */
export async function compareTable(
  source: Sqlite.Database,
  trx: Trx,
  { name, numbers }: SourceTable,
): Promise<Comparison> {
  const sums = numbers.map((column) => `, coalesce(sum("${column}"), 0) as "${column}"`)
  const query = `select count(*) as "rows"${sums.join('')} from "${name}"`
  const here = source.prepare<[], Figures>(query).get() ?? {}
  const { rows } = await sql.raw<Figures>(query).execute(trx)
  const there = rows[0] ?? {}
  const differences = Object.keys(here)
    .filter((figure) => here[figure] !== there[figure])
    .map(
      (figure) => `${name}, ${figure}: ${here[figure]} in SQLite, ${there[figure]} in PostgreSQL`,
    )
  return { table: name, figures: here, differences }
}
