import { sql } from 'kysely'
import { OperatorError } from '../../operator-error.ts'
import type { Db, Trx } from '../types.ts'
import type { SourceTable } from './source-tables.ts'

/** The migrations fill these: a counter with zero, and the areas that a company begins with. */
const filled = new Set(['live_topics', 'areas'])

/** @throws OperatorError if a table has a row */
export async function assertEmpty(db: Db): Promise<void> {
  const full: string[] = []
  for (const { name, schema, isView } of await db.introspection.getTables()) {
    if (isView || filled.has(name)) continue
    const table = schema ? sql.table(`${schema}.${name}`) : sql.table(name)
    const { rows } = await sql`select 1 from ${table} limit 1`.execute(db)
    if (rows.length > 0) full.push(name)
  }
  if (full.length === 0) return
  throw new OperatorError(
    `The PostgreSQL database is not empty: it has rows in ${full.join(', ')}. Name an empty one.`,
  )
}

/** @throws OperatorError if the two databases do not have the same tables */
export async function assertSameTables(db: Db, tables: readonly SourceTable[]): Promise<void> {
  const here = tables.map(({ name }) => name)
  const there = (await db.introspection.getTables()).map(({ name }) => name)
  const unmatched = [
    ...here.filter((name) => !there.includes(name)),
    ...there.filter((name) => !here.includes(name)),
  ]
  if (unmatched.length === 0) return
  throw new OperatorError(`Only one of the two databases has the tables ${unmatched.join(', ')}.`)
}

/**
 * Prepares the tables for rows that are copied unchanged: nobody else writes, nothing is left of what the migrations filled, and no trigger
 * adds to the sums, which are copied too.
 */
export async function beginCopy(trx: Trx, tables: readonly SourceTable[]): Promise<void> {
  // Each statement is short, but the whole may take minutes.
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`set local ${sql.raw(limit)} = 0`.execute(trx)
  }
  await setTriggers(trx, tables, 'disable')
  await assertEmpty(trx)
  for (const name of filled) await sql`delete from ${sql.table(name)}`.execute(trx)
}

export const endCopy = (trx: Trx, tables: readonly SourceTable[]): Promise<void> =>
  setTriggers(trx, tables, 'enable')

/** The product's own triggers; PostgreSQL still checks references. */
async function setTriggers(
  trx: Trx,
  tables: readonly SourceTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(trx)
  }
}
