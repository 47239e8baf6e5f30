import Sqlite from 'better-sqlite3'
import { errorCode } from '../../errors.ts'
import { OperatorError } from '../../operator-error.ts'
import { newerMigrations } from '../migrate.ts'
import { sqliteFingerprint } from '../sqlite/sqlite-fingerprint.ts'

/**
 * Checks that a file is a complete database of this product that this version can work with. Returns the fingerprint of
 * its key, if it has one. `name` is what the operator calls the file.
 * @throws OperatorError if it is not
 */
export function checkBackup(file: string, name: string): string | undefined {
  try {
    const connection = new Sqlite(file, { fileMustExist: true })
    try {
      assertIntact(connection, name)
      assertOwnDatabase(connection, name)
      return sqliteFingerprint(connection)
    } finally {
      connection.close()
    }
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    throw new OperatorError(`${name} is not a usable backup (${errorCode(error)}).`, {
      cause: error,
    })
  }
}

function assertIntact(connection: Sqlite.Database, name: string): void {
  const found = connection.pragma('integrity_check(1)', { simple: true })
  if (found !== 'ok') throw new OperatorError(`${name} is damaged: ${String(found)}.`)
  if (connection.prepare('pragma foreign_key_check').get() !== undefined) {
    throw new OperatorError(`${name} is damaged: it has rows that refer to rows which are missing.`)
  }
}

function assertOwnDatabase(connection: Sqlite.Database, name: string): void {
  const tables = connection.prepare('select name from sqlite_schema').pluck().all()
  if (!tables.includes('kysely_migration') || !tables.includes('bookings')) {
    throw new OperatorError(`${name} is not a backup of this product's database.`)
  }
  const executed = connection.prepare('select name from kysely_migration').pluck().all()
  const newer = newerMigrations(executed.map(String).toSorted())
  if (newer.length > 0) {
    throw new OperatorError(
      `${name} is the backup of a newer version, with ${newer.join(', ')}. Restore it with that version.`,
    )
  }
}
