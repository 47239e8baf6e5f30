import { Readable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { bookingCsv } from '../admin/bookings/booking-csv.ts'
import { recordAction } from '../audit/record-action.ts'
import { callerContext, type Deps } from '../context.ts'
import { browserOf } from './browser.ts'
import { refuseOtherSites } from './guards/request-guards.ts'

const files = {
  'bookings.csv': { list: 'bookingsCsv', action: 'booking.export' },
  'payments.csv': { list: 'paymentsCsv', action: 'payment.export' },
} as const

/** An export reads everything, so its number per hour and address is limited. */
const exportsPerHour = 30

/**
 * The lists of the admin panel as files, streamed page by page; for administrators only, and recorded in the audit log.
 */
export async function exportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (routes) => {
    if (deps.env.RATE_LIMIT === 'on') {
      await routes.register(rateLimit, { max: exportsPerHour, timeWindow: '1 hour' })
    }
    routes.get<{ Params: { file: string } }>(
      '/admin/export/:file',
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const refusal = refuseOtherSites(request, deps.env.PUBLIC_URL)
        if (refusal) return reply.status(refusal.status).send({ message: refusal.message })
        const { file } = request.params
        const found = Object.entries(files).find(([name]) => name === file)
        if (!found) return reply.status(404).send({ message: 'There is no such file.' })
        const caller = () => callerContext(deps, request.id, browserOf(request, reply))
        const ctx = await caller()
        const { user } = ctx
        if (!user) return reply.status(401).send({ message: 'Please sign in.' })
        if (user.role !== 'admin') {
          return reply.status(403).send({ message: 'This is for administrators.' })
        }
        const filter = bookingFilter.safeParse(request.query)
        if (!filter.success) {
          return reply.status(400).send({ message: filter.error.issues[0]?.message })
        }
        const [name, { list, action }] = found
        await deps.database.write
          .transaction()
          .execute((trx) => recordAction({ ...ctx, user }, trx, action, null, filter.data))
        // A user who is no longer an administrator gets no further page.
        const isAllowed = async () => (await caller()).user?.role === 'admin'
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(bookingCsv(ctx, list, filter.data, isAllowed)))
      },
    )
  })
}
