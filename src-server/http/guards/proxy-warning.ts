import type { FastifyInstance } from 'fastify'
import { systemWarnings } from '../../../shared/admin/settings.ts'
import type { Deps } from '../../context.ts'

/** The headers that proxies add to the requests that they forward. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Behind a proxy that TRUST_PROXY does not name, all visitors appear to come from one address and share its limits. The
 * first forwarded request is reason enough to say so, in the log and on the admin panel's system page.
 */
export function warnAboutUnknownProxy(app: FastifyInstance, { env, log, warnings }: Deps): void {
  if (env.TRUST_PROXY !== undefined) return
  app.addHook('onRequest', async ({ headers }) => {
    if (warnings.has('PROXY_NOT_CONFIGURED')) return
    if (!forwardingHeaders.some((name) => headers[name] !== undefined)) return
    warnings.add('PROXY_NOT_CONFIGURED')
    log.warn(systemWarnings.PROXY_NOT_CONFIGURED)
  })
}
