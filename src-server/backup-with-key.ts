import { backup } from './db/backup/backup.ts'
import type { Env } from './env.ts'
import { keyFilePath, keyFingerprint, readKey, writeKey } from './key-file.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Backs the SQLite database up to a file, and its key to a file beside that.
 * @throws OperatorError where there is nothing to back up, or, with the database backed up, where its key is not there
 */
export async function backupWithKey(env: Env, target: string): Promise<void> {
  const fingerprint = await backup(env.DATABASE_URL, target)
  const key = readKey(keyFilePath(env))
  if (!key || fingerprint !== (fingerprint && keyFingerprint(key))) {
    throw new OperatorError(
      `Backed up to ${target}, but without the key: ${keyFilePath(env)} ${key ? "is not this database's key" : 'is missing'}. Keep the right key file as ${target}.key.`,
    )
  }
  writeKey(`${target}.key`, key)
}
