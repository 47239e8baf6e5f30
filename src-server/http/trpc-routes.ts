import { TRPCError } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance } from 'fastify'
import { callerContext, type Deps } from '../context.ts'
import { errorCode } from '../errors.ts'
import { type AppRouter, appRouter } from '../router.ts'
import { browserOf } from './browser.ts'
import { requestGuards } from './guards/request-guards.ts'

const maxCallsInBatch = 10

/** The procedures under /trpc. Caches never store their responses, which hold personal data. */
export async function trpcRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (calls) => {
    await requestGuards(calls, deps)
    await calls.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        createContext: ({ req, res }) =>
          callerContext(deps, String(req.id), browserOf(req, res)).catch((error: unknown) => {
            const code = deps.database.isUnavailable(error)
              ? 'SERVICE_UNAVAILABLE'
              : 'INTERNAL_SERVER_ERROR'
            throw new TRPCError({ code, cause: error })
          }),
        // Errors inside a procedure are logged there; this is for errors before one runs.
        onError: ({ error, ctx }) => {
          if (!ctx && getHTTPStatusCodeFromError(error) >= 500) {
            deps.log.error({ code: errorCode(error.cause) }, 'the caller could not be told')
          }
        },
        maxBatchSize: maxCallsInBatch,
        allowMethodOverride: true,
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    })
  })
}
