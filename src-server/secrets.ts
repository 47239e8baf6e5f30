import { createHash, createHmac, randomBytes } from 'node:crypto'

const idBytes = 16
let random = Buffer.alloc(0)

/** A new random id of 128 bits. Random bytes are taken many at a time: asking for them takes longer than using them. */
export function newId(): string {
  if (random.length < idBytes) random = randomBytes(256 * idBytes)
  const id = random.toString('hex', 0, idBytes)
  random = random.subarray(idBytes)
  return id
}

/** A new random secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Derives the secrets that are emailed or given to a guest; the database stores only their hashes, so that a dump of it
 * opens no booking and no account.
 */
export interface Secrets {
  /** Proves that the holder may see an order: 256 bits, the same each time for the same order. */
  guestToken(groupId: string): string
  /** What the link in an order's email carries in addition, and nothing else carries: its holder reads that email. */
  mailProof(groupId: string): string
  /** What a link in an account email carries: 256 bits, derived from the id of the link. */
  linkToken(linkId: string): string
  /** The secret part of a calendar's address, derived from the id of the feed. */
  calendarToken(feedId: string): string
  /** The six digits that are sent to a phone, derived from the id of the code. */
  phoneCode(codeId: string): string
  /** Replaces something personal, such as a network address, that only has to be told apart from others. */
  pseudonym(text: string): string
}

export const secretsFrom = (key: Buffer): Secrets => {
  const derive = (from: string) => createHmac('sha256', key).update(from).digest('base64url')
  return {
    guestToken: (groupId) => derive(`guest:${groupId}`),
    mailProof: (groupId) => derive(`mail:${groupId}`),
    linkToken: (linkId) => derive(`link:${linkId}`),
    calendarToken: (feedId) => derive(`calendar:${feedId}`),
    phoneCode: (codeId) =>
      String(
        createHmac('sha256', key).update(`phone:${codeId}`).digest().readUInt32BE(0) % 1_000_000,
      ).padStart(6, '0'),
    pseudonym: (text) => derive(`pseudonym:${text}`).slice(0, 22),
  }
}
