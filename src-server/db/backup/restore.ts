import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Env } from '../../env.ts'
import { keyFilePath, readBackupKey, writeKey } from '../../key-file.ts'
import { OperatorError } from '../../operator-error.ts'
import { checkBackup } from './check-backup.ts'
import { lockFileExclusively } from './lock-file-exclusively.ts'
import { replaceFile } from './replace-file.ts'

/**
 * Replaces the database with an SQLite backup and its key, and sets the current one aside. Returns the name under which
 * that is kept: a complete database, with its key beside it.
 * @throws OperatorError, with everything unchanged, if the backup or its key cannot be used or the database is open
 */
export function restore(env: Env, backup: string, now: Date): string {
  const file = env.DATABASE_URL
  if (/^postgres(ql)?:/.test(file)) throw new OperatorError('Restore PostgreSQL with pg_restore.')
  if (!existsSync(backup)) throw new OperatorError(`There is no backup ${backup}.`)
  if (existsSync(file) && realpathSync(file) === realpathSync(backup)) {
    throw new OperatorError(`${backup} is the database itself.`)
  }
  const restored = `${file}.restoring`
  const aside = `${file}.replaced-${now.toISOString().replaceAll(/[-:.]/g, '')}`
  mkdirSync(dirname(file), { recursive: true })
  try {
    copyWithLog(backup, restored)
    const key = readBackupKey(backup, keyFilePath(env), checkBackup(restored, backup))
    const lock = lockFileExclusively(file)
    try {
      replaceFile(file, restored, aside)
    } finally {
      lock?.close()
    }
    replaceKey(keyFilePath(env), key, `${aside}.key`)
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(restored + rest, { force: true })
  }
  return aside
}

/** A database set aside by an earlier restore may still have a log. */
function copyWithLog(from: string, to: string): void {
  rmSync(`${to}-wal`, { force: true })
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
}

function replaceKey(file: string, key: Buffer, aside: string): void {
  if (existsSync(file)) copyFileSync(file, aside)
  writeKey(file, key)
}
