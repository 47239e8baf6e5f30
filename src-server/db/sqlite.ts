import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { errorCode } from '../errors.ts'
import { OperatorError } from '../operator-error.ts'
import { busyTimeoutMs } from './sqlite-commit-group.ts'
import { sqliteFailure } from './sqlite-failure.ts'
import { keepStatements } from './sqlite-statements.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import type { Database, Schema } from './types.ts'

/** For each connection: the upper pages of every index with a million bookings. */
const cacheKilobytes = 64 * 1024

/** One writer and one read-only connection to the same file. */
export function openSqlite(file: string): Database {
  makeFolder(dirname(file))
  const writer = connect(file, false)
  const write = new Kysely<Schema>({ dialect: new WriterDialect(writer) })
  const read = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: keepStatements(connect(file, true)) }),
  })
  return {
    write,
    read,
    unhurried: write,
    isUnavailable: (error) =>
      error instanceof Sqlite.SqliteError &&
      /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY)/.test(error.code),
    close: async () => {
      await read.destroy()
      await write.destroy()
    },
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} of the database cannot be made (${errorCode(error)}).`,
      { cause: error },
    )
  }
}

/**
 * Opens a connection and verifies its settings, on which durability depends: better-sqlite3 falls back to NORMAL on a
 * WAL file.
 * @throws OperatorError if the file cannot be used
 */
export function connect(file: string, readonly: boolean): Sqlite.Database {
  try {
    return settled(new Sqlite(file, { readonly, timeout: busyTimeoutMs }), readonly)
  } catch (error) {
    const { message } = error as Error
    throw new OperatorError(
      sqliteFailure(error, file) ?? `The database ${file} cannot be opened: ${message}`,
      { cause: error },
    )
  }
}

function settled(connection: Sqlite.Database, readonly: boolean): Sqlite.Database {
  if (!readonly) connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma(`cache_size = -${cacheKilobytes}`)
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`)
  const settings = {
    journal_mode: connection.pragma('journal_mode', { simple: true }),
    synchronous: connection.pragma('synchronous', { simple: true }),
    foreign_keys: connection.pragma('foreign_keys', { simple: true }),
  }
  if (
    settings.journal_mode !== 'wal' ||
    settings.synchronous !== 2 ||
    settings.foreign_keys !== 1
  ) {
    throw new Error(`SQLite did not take its settings: ${JSON.stringify(settings)}`)
  }
  return connection
}

/** Kysely's dialect with our own writer. */
class WriterDialect extends SqliteDialect {
  readonly #connection: Sqlite.Database

  constructor(connection: Sqlite.Database) {
    super({ database: keepStatements(connection) })
    this.#connection = connection
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }

  override createDriver(): Driver {
    return new SqliteWriter(this.#connection)
  }
}

/** Kysely takes no lock for migrations on SQLite; in one write transaction they need none. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
