import type { FastifyInstance } from 'fastify'
import { finishGoogle } from '../auth/google.ts'
import { callerContext, type Deps } from '../context.ts'
import { errorCode } from '../errors.ts'
import { browserOf } from './browser.ts'

/** Google sends the browser back here; any error leads to the sign-in page, which reports it. */
export function googleCallback(app: FastifyInstance, deps: Deps): void {
  app.get('/auth/google/callback', async (request, reply) => {
    const { code, state } = request.query as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    reply.header('cache-control', 'no-store')
    try {
      const ctx = await callerContext(deps, request.id, browserOf(request, reply))
      const path = await finishGoogle(ctx, { code: text(code), state: text(state) })
      return reply.redirect(addressOf(path, deps.env.BOOKING_URL))
    } catch (error) {
      request.log.warn({ name: (error as Error).name, code: errorCode(error) }, 'google refused')
      return reply.redirect('/auth?google=failed')
    }
  })
}

/** With a booking sub-host, users book there, and their selections and entries are stored there. */
const addressOf = (path: string, bookingUrl = ''): string =>
  /^\/(services|booking)\b/.test(path) ? bookingUrl + path : path
