import { storedFingerprint, storeFingerprint } from './db/fingerprint.ts'
import type { Database, Db } from './db/types.ts'
import type { Env } from './env.ts'
import { createKey, keyFilePath, keyFingerprint, readKey } from './key-file.ts'
import { OperatorError } from './operator-error.ts'
import { type Secrets, secretsFrom } from './secrets.ts'

/**
 * The secrets from this database's key. The first start on an empty database creates the key, and the database stores
 * its fingerprint: with another key, the links in emails still to be sent would not work.
 * @throws OperatorError if the key file is missing or holds another database's key
 */
export async function openSecrets(env: Env, { read, write }: Database): Promise<Secrets> {
  const file = keyFilePath(env)
  const stored = await storedFingerprint(read)
  const key = readKey(file) ?? (await firstKey(file, stored, read))
  const fingerprint = keyFingerprint(key)
  if (fingerprint !== (stored ?? (await storeFingerprint(write, fingerprint)))) {
    throw new OperatorError(
      `The key in ${file} is not the one that this database was made with, and the links in mails still to be sent would not work: put the database's own key file there, or set SECRET_FILE to where it is.`,
    )
  }
  return secretsFrom(key)
}

async function firstKey(file: string, stored: string | undefined, db: Db): Promise<Buffer> {
  if (stored === undefined && !(await hasBookings(db))) return createKey(file)
  throw new OperatorError(
    `The key file ${file} is missing, and the links in mails still to be sent need it: put it back from a backup or another server of this database, or set SECRET_FILE to where it is.`,
  )
}

const hasBookings = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) !== undefined
