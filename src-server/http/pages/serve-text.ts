import type { FastifyInstance } from 'fastify'

/** Serves a text that stays the same while the server runs; clients may keep it for an hour. */
export function serveText(app: FastifyInstance, path: string, type: string, text: string): void {
  app.get(path, (_request, reply) =>
    reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
      })
      .send(text),
  )
}
