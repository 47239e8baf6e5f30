import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../support/product.ts'

const asTheProduct = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The same pages and files, but that no page has a script: what a page with scripts is measured against. */
export async function serveWithoutScripts(origin: string) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const reply = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = reply.headers.get('content-type') ?? ''
    const isText = /^text|svg|json/.test(type)
    const received = Buffer.from(await reply.arrayBuffer())
    const body = type.startsWith('text/html')
      ? String(received).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      : received
    response.writeHead(reply.status, {
      'content-type': type,
      'cache-control': reply.headers.get('cache-control') ?? 'no-cache',
      ...(isText && { 'content-encoding': 'br' }),
    })
    response.end(isText ? brotliCompressSync(body, asTheProduct) : body)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}
