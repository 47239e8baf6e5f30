import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import type { Context } from './context.ts'
import {
  DomainError,
  type ErrorKind,
  errorName,
  errorProperty,
  genericErrorMessage,
} from './errors.ts'

const trpcCodes = {
  invalid: 'BAD_REQUEST',
  signedOut: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorKind, TRPCError['code']>

const unavailableMessage = 'We cannot save anything right now. Please try again in a few minutes.'

/** What bad input tells the form: each error with its field. */
function fieldErrors(cause: unknown): { path: string[]; message: string }[] | undefined {
  if (cause instanceof z.core.$ZodError) {
    return cause.issues.map(({ path, message }) => ({ path: path.map(String), message }))
  }
  if (!(cause instanceof DomainError) || cause.field === undefined) return undefined
  return [{ path: [cause.field], message: cause.message }]
}

const t = initTRPC.context<Context>().create({
  // A streamed response shows that it is still coming: a silent connection is closed.
  jsonl: { pingMs: 5000 },
  errorFormatter: ({ shape, error, ctx }) => {
    const fields = fieldErrors(error.cause)
    const expected = fields !== undefined || error.cause instanceof DomainError
    const ours = shape.data.httpStatus >= 500 && !expected
    return {
      code: shape.code,
      message: ours ? genericErrorMessage : (fields?.[0]?.message ?? shape.message),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        requestId: ctx?.requestId,
        // On the wire it is the reason: `code` is tRPC's own.
        reason: error.cause instanceof DomainError ? error.cause.code : undefined,
        fields,
      },
    }
  },
})

/**
 * The only place where errors get their transport: domain errors a code, unknown ones a log line, so that no internals
 * reach a user.
 */
const mapErrors = t.middleware(async ({ ctx, next, path }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof DomainError) {
    throw new TRPCError({ code: trpcCodes[cause.kind], message: cause.message, cause })
  }
  if (result.error.code !== 'INTERNAL_SERVER_ERROR') return result
  if (ctx.database.isUnavailable(cause)) {
    ctx.log.error({ path, error: describeError(cause) }, 'database unavailable')
    const unavailable = new DomainError('unavailable', 'UNAVAILABLE', unavailableMessage)
    throw new TRPCError({
      code: trpcCodes.unavailable,
      message: unavailableMessage,
      cause: unavailable,
    })
  }
  ctx.log.error({ path, error: describeError(cause) }, 'procedure failed')
  return result
})

/** An error for the log: its kind and location, never its message, which may quote a customer's data. */
function describeError(error: unknown) {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').filter((frame) => /^\s+at /.test(frame))
  return { name: errorName(error), code: errorProperty(error, 'code'), at: frames.slice(0, 8) }
}

export const router = t.router
export const createCallerFactory = t.createCallerFactory
export const publicProcedure = t.procedure.use(mapErrors)

/** For signed-in users. @throws UNAUTHORIZED otherwise */
export const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new DomainError('signedOut', 'SIGNED_OUT', 'Please sign in.')
  return next({ ctx: { ...ctx, user: ctx.user } })
})

/** For professionals, about their own visits. @throws UNAUTHORIZED, FORBIDDEN */
export const professionalProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== 'professional') {
    throw new DomainError('forbidden', 'NOT_PROFESSIONAL', 'This is for our professionals.')
  }
  return next({ ctx })
})

/** For admins; the role was read from the database for this call. @throws UNAUTHORIZED, FORBIDDEN */
export const adminProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (ctx.user.role !== 'admin') {
    throw new DomainError('forbidden', 'NOT_ADMIN', 'This is for administrators.')
  }
  return next({ ctx })
})
