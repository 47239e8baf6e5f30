import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { OperatorError } from '../../operator-error.ts'

/** How long another process may take to finish closing it. */
const busyTimeoutMs = 1_000

/**
 * Holds an SQLite file exclusively, with its log folded in, until the connection is closed. Returns `undefined` if
 * there is no such file, or if it is too damaged to be opened.
 * @throws OperatorError if another process has it open
 */
export function lockFileExclusively(file: string): Sqlite.Database | undefined {
  if (!existsSync(file)) return undefined
  const connection = new Sqlite(file, { timeout: busyTimeoutMs })
  try {
    connection.pragma('locking_mode = EXCLUSIVE')
    // To leave WAL mode SQLite needs exclusive access: even an idle connection of another process prevents it.
    connection.pragma('journal_mode = DELETE')
    connection.exec('begin exclusive; commit')
    return connection
  } catch (error) {
    connection.close()
    if (!(error instanceof Sqlite.SqliteError)) throw error
    if (error.code.startsWith('SQLITE_BUSY')) {
      throw new OperatorError(
        `Another process has the database ${file} open: stop the server first, on every machine that uses the file.`,
        { cause: error },
      )
    }
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return undefined
    throw error
  }
}
