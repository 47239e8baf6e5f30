import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { type Deps, guestContext } from './context.ts'
import { migrationState } from './db/migrate.ts'
import { servePages } from './pages.ts'
import { type AppRouter, appRouter } from './router.ts'

const bodyLimitBytes = 64 * 1024
const requestTimeoutMs = 30_000
const mostCallsInBatch = 10
/** Generous for a household behind one address, far too little for a flood. */
const callsPerMinute = 600

/** The server: tRPC, health, the built pages, limits and headers. `pagesFolder` is left out in development. */
export async function createApp(deps: Deps, pagesFolder?: string): Promise<FastifyInstance> {
  const { env, log } = deps
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs - 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 500 },
    trustProxy: trustedProxies(env.TRUST_PROXY),
  })
  const https = env.PUBLIC_URL.startsWith('https:')

  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(rateLimit, {
    global: false,
    max: callsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), {
        statusCode: 429,
      }),
  })

  logRequests(app)
  app.setErrorHandler(
    (
      error: { statusCode?: number; message: string; code?: string; name?: string },
      request,
      reply,
    ) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ code: error.code, name: error.name }, 'request failed')
      const message =
        status < 500 ? error.message : 'Something went wrong on our side. Please try again.'
      return reply.status(status).send({ message, requestId: request.id })
    },
  )

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    if (closing) return reply.status(503).send({ status: 'stopping' })
    try {
      return { status: 'ready', migration: await migrationState(deps.database) }
    } catch {
      return reply.status(503).send({ status: 'no database' })
    }
  })

  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) => {
      const type = request.headers['content-type']
      if (request.method === 'POST' && !/^application\/json\b/i.test(type ?? '')) {
        return reply.status(415).send({ message: 'Send application/json.', requestId: request.id })
      }
    })
    if (env.RATE_LIMIT === 'on') calls.addHook('onRequest', app.rateLimit())
    calls.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
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

  if (pagesFolder && existsSync(pagesFolder)) await servePages(app, deps.env, pagesFolder)
  return app
}

/** `true` would let anyone choose their address (R64): a number of hops, or the proxies' own addresses. */
function trustedProxies(setting: string | undefined) {
  if (setting === undefined) return false
  const hops = Number(setting)
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting.split(',')
}

/** One line a request: no query, no body, no address; those may hold personal data or tokens. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
