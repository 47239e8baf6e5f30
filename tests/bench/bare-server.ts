import { createServer } from 'node:http'

/** The least that could answer: the same bytes from memory. */
process.once('message', (body: string) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
