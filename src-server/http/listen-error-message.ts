import type { Env } from '../env.ts'
import { errorCode, errorProperty } from '../errors.ts'

const advice: Partial<Record<string, string>> = {
  EADDRINUSE: 'is in use already. Stop the other process, or set PORT to another port',
  EACCES: 'is not for this user. Set PORT to 1024 or above',
}
const invalidHost =
  'is not an address of this machine. Set HOST to one of its addresses, or to 0.0.0.0'

/** A sentence on why the server cannot listen; `undefined` for an unrelated error. */
export function listenErrorMessage(error: unknown, { HOST, PORT }: Env): string | undefined {
  const syscall = errorProperty(error, 'syscall')
  const isHost = syscall === 'getaddrinfo' && errorProperty(error, 'hostname') === HOST
  if (syscall !== 'listen' && !isHost) return undefined
  const code = errorCode(error)
  return `${HOST}:${PORT} ${advice[code] ?? invalidHost} (${code}).`
}
