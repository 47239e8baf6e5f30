import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { pageCompression } from '../../src-server/http/pages/pages.ts'

/** Headers that describe one body or one connection. */
const ofThisAnswer = /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|date)$/

/**
 * The same pages and files with the same headers but without scripts, as the baseline for pages with scripts. Headers
 * count: a single one can cost 40 ms of blocking.
 */
export async function serveWithoutScripts(origin: string) {
  const app = fastify()
  app.get('/*', async ({ url, headers }, reply) => {
    const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const received = Buffer.from(await answer.arrayBuffer())
    const body = type.startsWith('text/html')
      ? String(received).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
      : received
    const kept = [...answer.headers].filter(([name]) => !ofThisAnswer.test(name))
    reply.status(answer.status).headers(Object.fromEntries(kept))
    if (!/^text|svg|json/.test(type)) return body
    reply.header('content-encoding', 'br')
    return brotliCompressSync(body, pageCompression.brotliOptions)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}
