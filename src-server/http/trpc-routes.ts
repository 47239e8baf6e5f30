import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { type Deps, guestContext } from '../context.ts'
import { type AppRouter, appRouter } from '../router.ts'
import { guardCalls } from './call-guards.ts'

const mostCallsInBatch = 10

/** The procedures under /trpc, never kept by a cache (R43). */
export async function trpcRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (calls) => {
    await guardCalls(calls, deps)
    await calls.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        createContext: ({ req }) => guestContext(deps, String(req.id)),
        maxBatchSize: mostCallsInBatch,
        allowMethodOverride: true,
      } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
    })
  })
}
