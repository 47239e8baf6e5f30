import Sqlite from 'better-sqlite3'

const advice: Partial<Record<string, string>> = {
  NOTADB: 'is not an SQLite database. Set DATABASE_URL to the right file, or restore a backup',
  CORRUPT: 'is damaged. Restore a backup',
  CANTOPEN:
    'cannot be opened. It must be a file that this user may read and write, in a folder that it may write',
  READONLY: 'cannot be written. This user must be able to write the file and its folder',
  FULL: 'cannot grow: its disk is full. Make room on it',
  BUSY: 'is locked by another process. Stop that process, or wait until it has finished',
  IOERR: 'cannot be read or written: its disk reports an error. Check the disk',
}

/** A sentence on why this SQLite file cannot be used; `undefined` for an unrelated error. */
export function sqliteErrorMessage(error: unknown, file: string): string | undefined {
  if (!(error instanceof Sqlite.SqliteError)) return undefined
  const [, kind = ''] = error.code.split('_')
  const what = advice[kind]
  return what && `The database ${file} ${what} (${error.code}).`
}
