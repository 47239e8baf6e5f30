import type { FastifyInstance } from 'fastify'

/** Far more than visitors keep open, far fewer than the files that a process may open. */
export const maxConnections = 1_000

/**
 * Beyond this many open connections, those without a request are closed: nobody can exhaust them by holding them open.
 */
export function closeIdleConnections({ server }: FastifyInstance): void {
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (open > maxConnections) server.closeIdleConnections()
  })
}
