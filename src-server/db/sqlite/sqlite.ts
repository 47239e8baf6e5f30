import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import { errorCode } from '../../errors.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Database, Schema } from '../types.ts'
import { busyTimeoutMs } from './commit-group.ts'
import { sqliteErrorMessage } from './sqlite-error-message.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { cacheStatements } from './statement-cache.ts'

/** For each connection: the upper pages of every index with a million bookings. */
const cacheKilobytes = 64 * 1024
/** How long a writer waits for another process's write before it is refused as busy. */
const defaultWriteTimeoutMs = 10_000

/** One writer and one read-only connection to the same file. */
export function openSqlite(file: string, writeTimeoutMs = defaultWriteTimeoutMs): Database {
  createFolder(dirname(file))
  const writer = connect(file, false)
  const write = new Kysely<Schema>({ dialect: new WriterDialect(writer, writeTimeoutMs) })
  const read = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: cacheStatements(connect(file, true)) }),
  })
  return {
    write,
    read,
    withoutTimeLimits: write,
    isUnavailable: (error) =>
      error instanceof Sqlite.SqliteError &&
      /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY)/.test(error.code),
    close: async () => {
      await read.destroy()
      await write.destroy()
    },
  }
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} of the database cannot be made (${errorCode(error)}).`,
      { cause: error },
    )
  }
}

const retryMs = 20

/**
 * Opens a connection and verifies its settings, on which durability depends: better-sqlite3 falls back to NORMAL on a
 * WAL file.
 * @throws OperatorError if the file cannot be used
 */
export function connect(file: string, readonly: boolean): Sqlite.Database {
  try {
    return configured(new Sqlite(file, { readonly, timeout: busyTimeoutMs }), readonly)
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown error'
    throw new OperatorError(
      sqliteErrorMessage(error, file) ?? `The database ${file} cannot be opened: ${message}`,
      { cause: error },
    )
  }
}

function configured(connection: Sqlite.Database, readonly: boolean): Sqlite.Database {
  if (!readonly) enableWriteAheadLog(connection)
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

/**
 * Of processes that open a new file at the same moment, SQLite refuses this to all but one at once, without the time that
 * other statements wait.
 */
function enableWriteAheadLog(connection: Sqlite.Database): void {
  const giveUpAt = performance.now() + busyTimeoutMs
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL')
      return
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY'
      if (!isBusy || performance.now() > giveUpAt) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs)
    }
  }
}

/** Kysely's dialect with our own writer. */
class WriterDialect extends SqliteDialect {
  readonly #connection: Sqlite.Database
  readonly #writeTimeoutMs: number

  constructor(connection: Sqlite.Database, writeTimeoutMs: number) {
    super({ database: cacheStatements(connection) })
    this.#connection = connection
    this.#writeTimeoutMs = writeTimeoutMs
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }

  override createDriver(): Driver {
    return new SqliteWriter(this.#connection, this.#writeTimeoutMs)
  }
}

/** Kysely takes no lock for migrations on SQLite; in one write transaction they need none. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
