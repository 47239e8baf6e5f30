import { Readable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import type { AuditAction } from '../../shared/admin/audit.ts'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { customerFilter } from '../../shared/admin/customers.ts'
import { periodInput } from '../../shared/admin/figures.ts'
import { bookingCsv } from '../admin/bookings/booking-csv.ts'
import { customerCsv } from '../admin/customers/customer-csv.ts'
import { paymentCsv } from '../admin/payments/payment-csv.ts'
import { recordAction } from '../audit/record-action.ts'
import { type Context, callerContext, type Deps } from '../context.ts'
import { browserOf } from './browser.ts'
import { refuseOtherSites } from './guards/request-guards.ts'

type Csv<Filter> = (
  ctx: Context,
  filter: Filter,
  isAllowed: () => Promise<boolean>,
) => AsyncGenerator<string>

/** A file, what its address may ask for, and what the audit log calls it. */
const file = <Filter extends object>(
  action: AuditAction,
  schema: z.ZodMiniType<Filter>,
  csv: Csv<Filter>,
) => ({
  action,
  read: (query: unknown) => {
    const { data, error } = schema.safeParse(query)
    if (error) return { isValid: false as const, message: error.issues[0]?.message }
    return {
      isValid: true as const,
      filter: data,
      rows: (ctx: Context, isAllowed: () => Promise<boolean>) => csv(ctx, data, isAllowed),
    }
  },
})

const files = {
  'bookings.csv': file('booking.export', bookingFilter, bookingCsv),
  'payments.csv': file('payment.export', periodInput, paymentCsv),
  'customers.csv': file('customer.export', customerFilter, customerCsv),
}

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
        const [name, { action, read }] = found
        const wanted = read(request.query)
        if (!wanted.isValid) return reply.status(400).send({ message: wanted.message })
        await deps.database.write
          .transaction()
          .execute((trx) =>
            recordAction({ ...ctx, user }, trx, action, null, withoutText(wanted.filter)),
          )
        // A user who is no longer an administrator gets no further page.
        const isAllowed = async () => (await caller()).user?.role === 'admin'
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(Readable.from(wanted.rows(ctx, isAllowed)))
      },
    )
  })
}

/** What was searched for may be somebody's address: the log says only that there was a search. */
const withoutText = (filter: object): Record<string, unknown> =>
  'search' in filter ? { ...filter, search: true } : { ...filter }
