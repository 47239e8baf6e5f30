import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { bookingCsv } from '../admin/bookings/booking-csv.ts'
import { recordAction } from '../admin/record-action.ts'
import { callerContext, type Deps, type SignedInContext } from '../context.ts'
import { browserOf } from './browser.ts'

const files = {
  'bookings.csv': { action: 'exported bookings' },
  'payments.csv': { action: 'exported payments' },
} as const

/** The lists of the admin panel as files, streamed page by page; for administrators alone, and written down. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/export/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { file } = request.params as { file: string }
    const found = Object.entries(files).find(([name]) => name === file)
    if (!found) return reply.status(404).send({ message: 'There is no such file.' })
    const ctx = await callerContext(deps, request.id, browserOf(request, reply))
    if (!ctx.user) return reply.status(401).send({ message: 'Please sign in.' })
    if (ctx.user.role !== 'admin') {
      return reply.status(403).send({ message: 'This is for administrators.' })
    }
    const filter = bookingFilter.safeParse(request.query)
    if (!filter.success) {
      return reply.status(400).send({ message: filter.error.issues[0]?.message })
    }
    const admin: SignedInContext = { ...ctx, user: ctx.user }
    await deps.database.write
      .transaction()
      .execute((trx) => recordAction(admin, trx, found[1].action, null, filter.data))
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${found[0]}"`)
      .send(Readable.from(bookingCsv(admin, filter.data)))
  })
}
