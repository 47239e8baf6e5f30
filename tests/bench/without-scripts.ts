import { createServer } from 'node:http'
import { freePort } from '../support/product.ts'

/** The same pages and files, but that no page has a script: what a page with scripts is measured against. */
export async function serveWithoutScripts(origin: string) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const reply = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = reply.headers.get('content-type') ?? ''
    response.writeHead(reply.status, {
      'content-type': type,
      'cache-control': reply.headers.get('cache-control') ?? 'no-cache',
    })
    const body = Buffer.from(await reply.arrayBuffer())
    const isPage = type.startsWith('text/html')
    response.end(isPage ? String(body).replaceAll(/<script[^>]*>.*?<\/script>/gs, '') : body)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
