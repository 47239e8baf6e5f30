import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'
import { connect } from '../sqlite/sqlite.ts'
import { sqliteFingerprint } from '../sqlite/sqlite-fingerprint.ts'

/**
 * Copies the database to a file while others continue to write: everything that was committed before it began. Returns
 * the fingerprint of the database's key, if it has one. An earlier backup in the file is kept until the new one is
 * complete.
 * @throws OperatorError if the database does not exist or is PostgreSQL, which has pg_dump for this
 */
export async function backup(url: string, target: string): Promise<string | undefined> {
  if (/^postgres(ql)?:/.test(url)) throw new OperatorError('Back PostgreSQL up with pg_dump.')
  if (existsSync(target) && existsSync(url) && realpathSync(target) === realpathSync(url)) {
    throw new OperatorError(`${target} is the database itself: name another file.`)
  }
  const connection = connect(url, true)
  const part = `${target}.part`
  try {
    // A read transaction freezes what is copied; otherwise every concurrent commit would restart the copy.
    connection.exec('begin; select count(*) from sqlite_schema')
    await connection.backup(part)
    // A log left by a program that opened the earlier backup does not belong to the new one.
    for (const log of ['-wal', '-shm']) rmSync(target + log, { force: true })
    renameSync(part, target)
    return sqliteFingerprint(connection)
  } finally {
    connection.close()
  }
}
