import { z } from 'zod'

/** `done`, or the code of the refusal. */
export const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error & { code: string }) => error.code,
  )

/** `accepted`, or the code and the message of the refusal. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: Error & { code: string }) => `${error.code}: ${error.message}`,
  )

/** The fields that a refusal names, each with its message; empty if the call was accepted. */
export const fieldErrors = (call: Promise<unknown>): Promise<[field: string, message: string][]> =>
  call.then(
    () => [],
    ({ cause }: Error) =>
      cause instanceof z.core.$ZodError
        ? cause.issues.map(({ path, message }) => [String(path.at(-1)), message])
        : [],
  )
