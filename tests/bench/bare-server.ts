import { createServer } from 'node:http'

/** The fastest possible server, for comparison: it sends the same bytes from memory. */
process.once('message', (body: string) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
