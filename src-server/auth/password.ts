import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '../errors.ts'

/** Argon2id, computed outside the event loop (R24). Memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost)

/** Where there is no account, as much time is spent as where there is one (R25). */
const nobodysHash = hashPassword('nobody has this password')

/** Whether the password is the one that was hashed; false, after the same time, where there is no hash. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), normal(password))
  return matches && Boolean(passwordHash)
}

/** Refuses what everybody tries first (decision 27). @throws BAD_REQUEST for the field `password` */
export async function refuseCommonPassword(password: string): Promise<void> {
  if ((await commonPasswords()).has(normal(password).toLowerCase())) {
    throw new DomainError(
      'invalid',
      'WEAK_PASSWORD',
      'This password is one of the most common ones. Please choose another.',
      'password',
    )
  }
}

let known: Set<string> | undefined

/** A long list: read when the first password is chosen. */
async function commonPasswords(): Promise<Set<string>> {
  if (!known) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    known = new Set(dictionary['passwords-common'])
  }
  return known
}
