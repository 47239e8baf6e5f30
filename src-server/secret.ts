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
