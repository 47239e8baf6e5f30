import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { Database, Tables } from './types.ts'

const busyTimeoutMs = 10_000
/** Kysely prepares on every query; the product has far fewer distinct ones than this. */
const cachedStatements = 200

/** One writer and one read-only connection on the same file (R13). */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const writer = connect(file, false)
  const write = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(writer) })
  const read = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: withStatementCache(connect(file, true)) }),
  })
  return {
    write,
    read,
    isUnavailable: (error) =>
      error instanceof Sqlite.SqliteError &&
      /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY)/.test(error.code),
    backup: async (target) => {
      await writer.backup(target)
    },
    close: async () => {
      await read.destroy()
      await write.destroy()
    },
  }
}

/** Opens a connection and holds it to the promised settings: better-sqlite3 falls back to NORMAL on a WAL file. */
export function connect(file: string, readonly: boolean): Sqlite.Database {
  const connection = new Sqlite(file, { readonly, timeout: busyTimeoutMs })
  if (!readonly) connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
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

/** The connection with the least recently used prepared statements dropped past a bound. */
function withStatementCache(connection: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>()
  return {
    close: () => connection.close(),
    prepare(text: string) {
      const known = statements.get(text)
      const statement = known ?? connection.prepare(text)
      statements.delete(text)
      statements.set(text, statement)
      if (statements.size > cachedStatements) {
        const oldest = statements.keys().next().value
        if (oldest !== undefined) statements.delete(oldest)
      }
      return statement
    },
  }
}

/** Kysely's dialect, but transactions take the write lock at once: a plain `begin` can fail as busy halfway (R14). */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #connection: Sqlite.Database

  constructor(connection: Sqlite.Database) {
    super({ database: withStatementCache(connection) })
    this.#connection = connection
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: withStatementCache(this.#connection) })
  }
}

/** Kysely takes no lock for migrations on SQLite; in one write transaction they need none (R17). */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite answers at once, so a queue of writers would never let a reader in between.
    await setImmediate()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}
