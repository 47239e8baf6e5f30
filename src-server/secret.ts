import { createHash, createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Env } from './env.ts'

/** A new random id of 128 bits. */
export const newId = () => randomBytes(16).toString('hex')

/** A new random secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes the secrets that are mailed or handed to a guest; the database keeps their hashes alone (decision 18). */
export interface Secrets {
  /** What proves that one may see an order: 256 bits, the same each time for the same order. */
  guestToken(groupId: string): string
  /** What the link in an order's mail carries beside it, and nothing else: who has it reads that mail. */
  mailProof(groupId: string): string
  /** What a link in an account mail carries: 256 bits, from the id of the link (R20). */
  linkToken(linkId: string): string
  /** The six digits that are sent to a phone, from the id of the code. */
  phoneCode(codeId: string): string
  /** Stands for something personal, such as a network address, where it only has to be told from others. */
  pseudonym(text: string): string
}

export const secretsFrom = (key: Buffer): Secrets => {
  const derive = (from: string) => createHmac('sha256', key).update(from).digest('base64url')
  return {
    guestToken: (groupId) => derive(`guest:${groupId}`),
    mailProof: (groupId) => derive(`mail:${groupId}`),
    linkToken: (linkId) => derive(`link:${linkId}`),
    phoneCode: (codeId) =>
      String(
        createHmac('sha256', key).update(`phone:${codeId}`).digest().readUInt32BE(0) % 1_000_000,
      ).padStart(6, '0'),
    pseudonym: (text) => derive(`pseudonym:${text}`).slice(0, 22),
  }
}

/** Reads the key file, or makes one: beside an SQLite database, in `data/` otherwise. */
export function loadSecrets(env: Env): Secrets {
  const beside = /^postgres(ql)?:/.test(env.DATABASE_URL) ? 'data/nestwright' : env.DATABASE_URL
  return secretsFrom(readOrCreate(env.SECRET_FILE ?? `${beside}.key`))
}

function readOrCreate(file: string): Buffer {
  try {
    return readKey(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${newId()}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, file) // several processes may start together: the first whole file stays
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKey(file)
}

function readKey(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length < 32) throw new Error(`${file} does not hold a key of 32 bytes in hexadecimal.`)
  return key
}
