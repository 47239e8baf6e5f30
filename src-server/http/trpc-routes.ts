import rateLimit from '@fastify/rate-limit'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import { type Deps, guestContext } from '../context.ts'
import { type AppRouter, appRouter } from '../router.ts'

const mostCallsInBatch = 10
/** Generous for a household behind one address, far too little for a flood. */
const requestsPerMinute = 600

/** The procedures under /trpc: JSON only (R31), limited by address (R64), never kept by a cache (R43). */
export async function trpcRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), {
        statusCode: 429,
      }),
  })
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const json = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
      if (request.method === 'POST' && !json) {
        return reply.status(415).send({ message: 'Send application/json.', requestId: request.id })
      }
    })
    if (deps.env.RATE_LIMIT === 'on') calls.addHook('onRequest', app.rateLimit())
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
