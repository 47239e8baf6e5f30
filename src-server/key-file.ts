import { createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Env } from './env.ts'
import { errorCode } from './errors.ts'
import { OperatorError } from './operator-error.ts'
import { newId } from './secrets.ts'

const keyBytes = 32

/** The path of the key: beside an SQLite database, otherwise in `data/`. */
export function keyFilePath({ SECRET_FILE, DATABASE_URL }: Env): string {
  const beside = /^postgres(ql)?:/.test(DATABASE_URL) ? 'data/nestwright' : DATABASE_URL
  return SECRET_FILE ?? `${beside}.key`
}

/**
 * The key in a file; `undefined` if there is no such file.
 * @throws OperatorError if the file holds no key or cannot be read
 */
export function readKey(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
    if (key.length >= keyBytes) return key
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return undefined
    throw new OperatorError(`The key file ${file} cannot be read (${code}).`, { cause: error })
  }
  throw new OperatorError(
    `The key file ${file} does not hold a key of ${keyBytes} bytes in hexadecimal. Put the file of the database's backup in its place.`,
  )
}

/** Creates a key file if there is none; of several processes that do so at once, all get the first one's key. */
export function createKey(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${newId()}`
  writeFileSync(draft, randomBytes(keyBytes).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKey(file) ?? createKey(file)
}

/** Writes a key file, replacing an existing one; a crash leaves one of the two, complete. */
export function writeKey(file: string, key: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${newId()}`
  writeFileSync(draft, key.toString('hex'), { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/**
 * The key of a backup: the one beside it, otherwise the current one.
 * @throws OperatorError if there is none, or if the backup was not made with it
 */
export function readBackupKey(
  backup: string,
  currentFile: string,
  fingerprint: string | undefined,
): Buffer {
  const backupKeyFile = `${backup}.key`
  const backupKey = readKey(backupKeyFile)
  // A backup from a version before fingerprints cannot tell; the key beside it is trusted.
  if (backupKey && fingerprint === undefined) return backupKey
  const key = backupKey ?? readKey(currentFile)
  if (key && keyFingerprint(key) === fingerprint) return key
  const what = backupKey
    ? `The key in ${backupKeyFile} is not the one of ${backup}`
    : `${backupKeyFile} is missing, and the key in ${currentFile} is not known to be the one of ${backup}`
  throw new OperatorError(
    `${what}: without its own key, the links in mails still to be sent would not work. Put that key file beside it as ${backupKeyFile}.`,
  )
}

/** What a database remembers about its key: it tells keys apart without revealing them. */
export const keyFingerprint = (key: Buffer): string =>
  createHash('sha256').update('nestwright-key-fingerprint:').update(key).digest('hex')
