import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { Context } from './context.ts'
import { DomainError, type ErrorKind, plainFailure } from './errors.ts'

const codes = {
  invalid: 'BAD_REQUEST',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorKind, TRPCError['code']>

const plainUnavailable = 'We cannot save anything right now. Please try again in a few minutes.'

/** What bad input tells the form: each fault with the field it belongs to. */
const fieldErrors = (cause: unknown) =>
  cause instanceof ZodError
    ? cause.issues.map(({ path, message }) => ({ path: path.map(String), message }))
    : undefined

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const fields = fieldErrors(error.cause)
    const expected = fields !== undefined || error.cause instanceof DomainError
    const ours = shape.data.httpStatus >= 500 && !expected
    return {
      code: shape.code,
      message: ours ? plainFailure : (fields?.[0]?.message ?? shape.message),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        requestId: ctx?.requestId,
        reason: error.cause instanceof DomainError ? error.cause.reason : undefined,
        fields,
      },
    }
  },
})

/** The one place where errors get their transport: domain errors a code, unknown ones a log line and nothing else (R61). */
const mapErrors = t.middleware(async ({ ctx, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof DomainError) {
    throw new TRPCError({ code: codes[cause.kind], message: cause.message, cause })
  }
  if (result.error.code !== 'INTERNAL_SERVER_ERROR') return result
  if (ctx.database.isUnavailable(cause)) {
    ctx.log.error({ path, error: describe(cause) }, 'database unavailable')
    const unavailable = new DomainError('unavailable', 'UNAVAILABLE', plainUnavailable)
    throw new TRPCError({ code: codes.unavailable, message: plainUnavailable, cause: unavailable })
  }
  ctx.log.error({ path, error: describe(cause) }, 'procedure failed')
  return result
})

/** An error for the log: its kind and where, never its message, which may quote a customer's data. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter((frame) => /^\s+at /.test(frame)) ?? []
  return { name: error.name, code: (error as { code?: unknown }).code, at: frames.slice(0, 8) }
}

export const router = t.router
export const createCallerFactory = t.createCallerFactory
export const publicProcedure = t.procedure.use(mapErrors)
