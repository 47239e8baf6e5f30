/** What went wrong, in the product's terms; only trpc.ts knows the HTTP status for it. */
export type ErrorKind =
  | 'invalid'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'unavailable'

/** An error whose message is meant for the user. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  /** A stable code that a client may act on. */
  readonly reason: string
  /** The input field that it is about, if any. */
  readonly field: string | undefined

  constructor(kind: ErrorKind, reason: string, message: string, field?: string) {
    super(message)
    this.name = 'DomainError'
    this.kind = kind
    this.reason = reason
    this.field = field
  }
}

/** The code that a library gave its error, for the log: never the message, which may quote a customer's data. */
export function errorCode(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string }
  return String(responseCode ?? code ?? 'unknown')
}

/** All that a user learns about an error on our side; the log has the rest. */
export const plainFailure = 'Something went wrong on our side. Please try again.'
