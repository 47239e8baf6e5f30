import type Sqlite from 'better-sqlite3'
import { OperatorError } from '../../operator-error.ts'
import { migrate, newerMigrations, pendingMigrations } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { connect } from '../sqlite/sqlite.ts'
import type { Trx } from '../types.ts'
import { type Comparison, compareTable } from './compare-table.ts'
import { copyTable } from './copy-table.ts'
import { type SourceTable, sourceTables } from './source-tables.ts'
import { assertEmpty, assertSameTables, beginCopy, endCopy } from './target.ts'

/**
 * Copies an SQLite database, as it is at one moment, into an empty PostgreSQL database, and compares the two. All of it
 * is one transaction: if anything goes wrong, no row remains there.
 * @throws OperatorError if one of the two is not suitable, or they differ afterwards
 */
export async function copyToPostgres(file: string, url: string): Promise<Comparison[]> {
  const source = connect(file, true)
  const target = openDatabase({ DATABASE_URL: url })
  try {
    source.exec('begin')
    assertSameVersion(source)
    const tables = sourceTables(source)
    await assertEmpty(target.read)
    const newer = await migrate(target)
    if (newer.length > 0) throw versionError(`The PostgreSQL database has ${newer.join(', ')}`)
    return await target.write.transaction().execute((trx) => copyAll(source, trx, tables))
  } finally {
    await target.close()
    source.close()
  }
}

async function copyAll(
  source: Sqlite.Database,
  trx: Trx,
  tables: readonly SourceTable[],
): Promise<Comparison[]> {
  await assertSameTables(trx, tables)
  await beginCopy(trx, tables)
  for (const table of tables) await copyTable(source, trx, table)
  await endCopy(trx, tables)
  const compared: Comparison[] = []
  for (const table of tables) compared.push(await compareTable(source, trx, table))
  const differences = compared.flatMap((one) => one.differences)
  if (differences.length === 0) return compared
  throw new OperatorError(
    `Nothing was copied, because the copy was not equal:\n${differences.join('\n')}`,
  )
}

function assertSameVersion(source: Sqlite.Database): void {
  const migrated = source
    .prepare("select 1 from sqlite_schema where name = 'kysely_migration'")
    .get()
  const executed = migrated
    ? source.prepare('select name from kysely_migration').pluck().all().map(String).toSorted()
    : []
  const newer = newerMigrations(executed)
  if (newer.length > 0) throw versionError(`The SQLite database has ${newer.join(', ')}`)
  const pending = pendingMigrations(executed)
  if (pending.length === 0) return
  throw new OperatorError(
    `The SQLite database does not have ${pending.join(', ')} yet: start this version on it once, then copy it.`,
  )
}

const versionError = (what: string) =>
  new OperatorError(`${what}, which this version does not know: copy it with the newer version.`)
