import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small HTTP server on loopback, in place of an external service. */
export async function loopback(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  port = 0,
) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('A loopback server failed:', error)
      response.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
