import type { Env } from '../env.ts'

const advice: Partial<Record<string, string>> = {
  EADDRINUSE: 'is in use already. Stop the other process, or set PORT to another port',
  EACCES: 'is not for this user. Set PORT to 1024 or above',
}
const wrongHost =
  'is not an address of this machine. Set HOST to one of its addresses, or to 0.0.0.0'

/** A sentence on why the server cannot listen; `undefined` for an unrelated error. */
export function listenFailure(error: unknown, { HOST, PORT }: Env): string | undefined {
  const { syscall, code, hostname } = (error ?? {}) as NodeJS.ErrnoException & { hostname?: string }
  const isHost = syscall === 'getaddrinfo' && hostname === HOST
  if (syscall !== 'listen' && !isHost) return undefined
  return `${HOST}:${PORT} ${advice[code ?? ''] ?? wrongHost} (${code}).`
}
