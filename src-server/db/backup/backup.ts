import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'
import { connect } from '../sqlite/sqlite.ts'
import { sqliteFingerprint } from '../sqlite/sqlite-fingerprint.ts'

/**
 * Copies the database to a file while others go on writing: everything that was committed before it began. Returns the
 * fingerprint of the database's key, where it has one. An earlier backup in the file stays until the new one is whole.
 * @throws OperatorError where the database is not there or is PostgreSQL, which has pg_dump for it
 */
export async function backup(url: string, target: string): Promise<string | undefined> {
  if (/^postgres(ql)?:/.test(url)) throw new OperatorError('Back PostgreSQL up with pg_dump.')
  if (existsSync(target) && existsSync(url) && realpathSync(target) === realpathSync(url)) {
    throw new OperatorError(`${target} is the database itself: name another file.`)
  }
  const connection = connect(url, true)
  const part = `${target}.part`
  try {
    // One read transaction holds still what is copied; otherwise every commit beside it would start the copy again.
    connection.exec('begin; select count(*) from sqlite_schema')
    await connection.backup(part)
    // A log that was left by whoever opened the earlier backup is not the new one's.
    for (const log of ['-wal', '-shm']) rmSync(target + log, { force: true })
    renameSync(part, target)
    return sqliteFingerprint(connection)
  } finally {
    connection.close()
  }
}
