import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './context.ts'
import { calendarFeeds } from './http/calendar-feeds.ts'
import { errorHandler, refuseMalformedRequest, refuseUnreadableUrl } from './http/error-handler.ts'
import { exportRoutes } from './http/exports.ts'
import { googleCallback } from './http/google-callback.ts'
import { closeIdleConnections } from './http/guards/idle-connections.ts'
import { warnAboutUnknownProxy } from './http/guards/proxy-warning.ts'
import { securityHeaders } from './http/guards/security-headers.ts'
import { healthRoutes } from './http/health.ts'
import { servePages } from './http/pages/pages.ts'
import { siteFiles } from './http/pages/site-files.ts'
import { logRequests } from './http/request-log.ts'
import { trpcRoutes } from './http/trpc-routes.ts'

const bodyLimitBytes = 64 * 1024
const requestTimeoutMs = 30_000
/** A client that neither sends nor receives anything for this long is gone. */
const defaultConnectionTimeoutMs = 15_000

/**
 * The server: procedures, health checks and the built pages, with their limits. `pagesFolder` is omitted in
 * development.
 */
export async function createApp(
  deps: Deps,
  pagesFolder?: string,
  { connectionTimeoutMs } = { connectionTimeoutMs: defaultConnectionTimeoutMs },
): Promise<FastifyInstance> {
  const { env, log } = deps
  // Fastify's own interface: with pino's, the type of every route would name the logger.
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    frameworkErrors: (error, request, reply) => refuseUnreadableUrl(request, reply, error),
    clientErrorHandler: refuseMalformedRequest,
    http: { headersTimeout: requestTimeoutMs - 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 500 },
    trustProxy: trustedProxies(env.TRUST_PROXY),
  })
  closeIdleConnections(app)
  logRequests(app)
  warnAboutUnknownProxy(app, deps)
  errorHandler(app)
  await securityHeaders(app, env)
  await app.register(cookie)
  healthRoutes(app, deps)
  siteFiles(app, env)
  googleCallback(app, deps)
  calendarFeeds(app, deps)
  await exportRoutes(app, deps)
  await trpcRoutes(app, deps)
  if (pagesFolder) await servePages(app, deps, pagesFolder)
  return app
}

/** A number of hops, or the proxies' own addresses: `true` would let anyone choose the address that limits count by. */
function trustedProxies(setting: string | undefined) {
  if (setting === undefined) return false
  const hops = Number(setting)
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting.split(',')
}
