import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isKnownPath } from '../../shared/site-map.ts'
import type { Env } from '../env.ts'
import { fillPage } from './page-settings.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Serves the built client: fingerprinted files for ever, the page itself revalidated, 404 for paths without a page. */
export async function servePages(app: FastifyInstance, env: Env, folder: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  // After the procedures: it would lose the status of the web Response that their adapter sends.
  await app.register(compress, { threshold: 1024 })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const fingerprinted = path.includes(`${folder}/assets/`)
      response.setHeader(
        'cache-control',
        fingerprinted ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (!wantsPage || /^\/(trpc|assets|health)(\/|$)/.test(path)) {
      return reply.status(404).send({ message: 'There is nothing here.', requestId: request.id })
    }
    const nonce = randomBytes(16).toString('base64')
    return reply
      .status(isKnownPath(path) ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy(nonce),
      })
      .send(fillPage(page, { nonce, timeZone: env.TIME_ZONE }))
  })
}
