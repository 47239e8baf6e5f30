/** `done`, or the code of the refusal. */
export const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: Error & { code: string }) => error.code,
  )

/** `accepted`, or the code of the refusal and what the person reads. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: Error & { code: string }) => `${error.code}: ${error.message}`,
  )
