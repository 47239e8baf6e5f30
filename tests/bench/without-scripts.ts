import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { pageCompression } from '../../src-server/http/pages.ts'

/** The same pages and files, but that no page has a script: what a page with scripts is measured against. */
export async function serveWithoutScripts(origin: string) {
  const app = fastify()
  app.get('/*', async ({ url, headers }, reply) => {
    const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const received = Buffer.from(await answer.arrayBuffer())
    const body = type.startsWith('text/html')
      ? String(received).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      : received
    reply.status(answer.status).headers({
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
    })
    if (!/^text|svg|json/.test(type)) return body
    reply.header('content-encoding', 'br')
    return brotliCompressSync(body, pageCompression.brotliOptions)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}
