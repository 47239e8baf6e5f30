import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new random id of 128 bits. */
export const newId = () => randomBytes(16).toString('hex')

/** A new random secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes the secrets that are mailed or handed to a guest; the database keeps their hashes alone (decision 18). */
export interface Secrets {
  /** What proves that one may see an order: 256 bits, the same each time for the same order. */
  guestToken(groupId: string): string
  /** What a link in an account mail carries: 256 bits, from the id of the link (R20). */
  linkToken(linkId: string): string
}

export const secretsFrom = (key: Buffer): Secrets => {
  const derive = (from: string) => createHmac('sha256', key).update(from).digest('base64url')
  return {
    guestToken: (groupId) => derive(`guest:${groupId}`),
    linkToken: (linkId) => derive(`link:${linkId}`),
  }
}
