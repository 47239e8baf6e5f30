import type { ErrorCode } from '../shared/error-code.ts'

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
  readonly code: ErrorCode
  /** The input field that it is about, if any. */
  readonly field: string | undefined

  constructor(kind: ErrorKind, code: ErrorCode, message: string, field?: string) {
    super(message)
    this.name = 'DomainError'
    this.kind = kind
    this.code = code
    this.field = field
  }
}

/** What a library has set on its error beside the message; undefined where it has not. */
export function errorProperty(error: unknown, name: string): string | number | undefined {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** An error's code for the log, never its message, which may quote a customer's data. */
export const errorCode = (error: unknown): string =>
  String(errorProperty(error, 'responseCode') ?? errorProperty(error, 'code') ?? 'unknown')

/** An error's class, for the log. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error

/** All that a user learns about an error on our side; the log has the rest. */
export const genericErrorMessage = 'Something went wrong on our side. Please try again.'
