import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { finishGoogle } from '../auth/google/google-sign-in.ts'
import { callerContext, type Deps } from '../context.ts'
import { errorCode, errorName } from '../errors.ts'
import { browserOf } from './browser.ts'

const text = z.string().optional().catch(undefined)
const callbackQuery = z.object({ code: text, state: text })

/** Google sends the browser back here; any error leads to the sign-in page, which reports it. */
export function googleCallback(app: FastifyInstance, deps: Deps): void {
  app.get('/auth/google/callback', async (request, reply) => {
    const { code, state } = callbackQuery.parse(request.query)
    reply.header('cache-control', 'no-store')
    try {
      const ctx = await callerContext(deps, request.id, browserOf(request, reply))
      const path = await finishGoogle(ctx, { code, state })
      return reply.redirect(redirectUrl(path, deps.env.BOOKING_URL))
    } catch (error) {
      request.log.warn({ name: errorName(error), code: errorCode(error) }, 'google refused')
      return reply.redirect('/auth?google=failed')
    }
  })
}

/** With a booking sub-host, users book there, and their selections and entries are stored there. */
const redirectUrl = (path: string, bookingUrl = ''): string =>
  /^\/(services|booking)\b/.test(path) ? bookingUrl + path : path
