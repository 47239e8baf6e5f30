import type { FastifyInstance } from 'fastify'
import { feedFile } from '../calendar/feed-file.ts'
import type { Deps } from '../context.ts'
import { sha256 } from '../secrets.ts'

/** The calendars at secret addresses, for calendar apps, which ask again and again: unchanged ones are not sent. */
export function calendarFeeds(app: FastifyInstance, deps: Deps): void {
  const { env } = deps
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    const file = token && (await feedFile({ ...deps, timeZone: env.TIME_ZONE }, token))
    if (!file) return reply.status(404).send({ message: 'There is no such calendar.' })
    const etag = `"${sha256(file).slice(0, 32)}"`
    reply.header('etag', etag)
    if (matchesTag(request.headers['if-none-match'], etag)) return reply.status(304).send()
    return reply.header('content-type', 'text/calendar; charset=utf-8').send(file)
  })
}

/** Proxies that compress mark a tag as weak, and a program may send several. */
const matchesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) === true
