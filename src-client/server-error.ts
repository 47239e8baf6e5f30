import { isTRPCClientError } from '@trpc/client'
import type { AppRouter } from './trpc.ts'

/** A response that is not tRPC's, such as one from the rate limiter in front of it. */
export class RefusedResponse extends Error {
  readonly httpStatus: number

  constructor(httpStatus: number, message: string) {
    super(message)
    this.name = 'RefusedResponse'
    this.httpStatus = httpStatus
  }
}

/** What the server says about a refused call; undefined if the server did not answer. */
function errorData(error: unknown) {
  if (!isTRPCClientError<AppRouter>(error)) return undefined
  return error.data ?? undefined
}

/** The server's code for a refusal, such as SLOT_TAKEN. */
export const errorCode = (error: unknown) => errorData(error)?.reason

/** Undefined if the server did not answer. */
export function httpStatus(error: unknown): number | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RefusedResponse ? cause.httpStatus : errorData(error)?.httpStatus
}

/** Whether the server has said no, and why, so that nothing is broken. */
export const isRefusal = (error: unknown): boolean => (httpStatus(error) ?? 500) < 500

/** The server's messages by field: the last step of their path. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (errorData(error)?.fields ?? []).map(({ path, message }) => [path.at(-1) ?? '', message]),
  )

const unreachable = 'We could not reach the server. Please check your connection and try again.'

/** The server's message, or that it has not answered; undefined for an error of ours. */
export function errorMessage(error: unknown): string | undefined {
  if (!isTRPCClientError(error)) return undefined
  return error.data ? error.message : unreachable
}
