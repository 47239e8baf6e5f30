import { errorCode } from '../../errors.ts'

/** By the prefix of PostgreSQL's error code, or of the operating system's if there was no answer. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'refuses the user or the password. Check both in the database address'],
  [/^3D000/, 'has no database of this name. Create it, or check the name in the database address'],
  [/^42501/, 'does not let this user do that. The user must own the database'],
  [/^25006/, 'takes no writes now. Use the address of the server that does'],
  [/^53100/, 'has no room left on its disk. Make room on it'],
  [/^(53|57|58)/, 'cannot be used now. Try again when it is up'],
  [/^(08|E[A-Z_]+$)/, 'does not answer. Check the database address, and that the server runs'],
]
/** pg gives these no code. */
const codeOfMessage: readonly (readonly [RegExp, string])[] = [
  [/^SASL/, '28P01'],
  [/Connection terminated|timeout exceeded|does not support SSL/, '08006'],
]

/** A sentence on why PostgreSQL cannot be used, without the password; `undefined` for an unrelated error. */
export function postgresErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = connectionCode(error)
  if (code === 'ERR_INVALID_URL') return 'The database address is not a valid address.'
  const what = advice.find(([pattern]) => pattern.test(code))?.[1]
  return what && `PostgreSQL ${what} (${code}).`
}

/** File errors have system codes too: only those of a connection count. */
function connectionCode(error: Error & { syscall?: string; path?: string }): string {
  const known = codeOfMessage.find(([pattern]) => pattern.test(error.message))
  if (known) return known[1]
  return error.path === undefined ? errorCode(error) : ''
}
