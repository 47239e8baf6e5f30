import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { DomainError } from '../../errors.ts'

/** Argon2id, computed outside the event loop, which it would block for tens of milliseconds. Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Each hash takes a whole processor, and one of the four threads that also compress pages: most of both is left to
 * visitors who are not signing in.
 */
const hashQueue = pLimit(Math.max(1, Math.min(availableParallelism() - 1, 2)))
/** With more, somebody would wait for longer than a few seconds. */
export const maxWaiting = 100

/** @throws SERVICE_UNAVAILABLE if too many are already waiting */
function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashQueue.pendingCount < maxWaiting) return hashQueue(work)
  throw new DomainError(
    'unavailable',
    'TOO_MANY_SIGNING_IN',
    'Many people are signing in right now. Please try again in a moment.',
  )
}

/** The same characters typed on another keyboard are the same password. */
const normalize = (password: string) => password.normalize('NFKC')

/** @throws SERVICE_UNAVAILABLE if too many are already waiting */
export const hashPassword = async (password: string): Promise<string> =>
  queued(() => hash(normalize(password), cost))

/** Checked if there is no account, so that the time taken does not tell whether there is one. */
const dummyHash = hashPassword('nobody has this password')

type Stored = string | null | undefined

/**
 * Whether the password matches the hash; false, after the same time, if there is no hash.
 * @throws SERVICE_UNAVAILABLE if too many are already waiting
 */
export const verifyPassword = async (stored: Stored, password: string): Promise<boolean> =>
  queued(() => matches(stored, password))

/** The same for two hashes, in one turn. */
export const verifyEitherPassword = async (
  [one, other]: readonly [Stored, Stored],
  password: string,
): Promise<[boolean, boolean]> =>
  queued(async () => [await matches(one, password), await matches(other, password)])

async function matches(stored: Stored, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await dummyHash), normalize(password))
  return isRight && Boolean(stored)
}

/** Refuses the passwords that attackers try first. @throws BAD_REQUEST for the field `password` */
export async function refuseCommonPassword(password: string): Promise<void> {
  if ((await commonPasswords()).has(normalize(password).toLowerCase())) {
    throw new DomainError(
      'invalid',
      'WEAK_PASSWORD',
      'This password is one of the most common ones. Please choose another.',
      'password',
    )
  }
}

let commonPasswordSet: Set<string> | undefined

/** A long list: loaded when the first password is chosen. */
async function commonPasswords(): Promise<Set<string>> {
  if (!commonPasswordSet) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    commonPasswordSet = new Set(dictionary['passwords-common'])
  }
  return commonPasswordSet
}
