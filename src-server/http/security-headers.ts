import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/**
 * What a page may load; the nonce admits only the scripts and styles that are in the page itself, so that injected ones
 * do not run.
 */
export const contentSecurityPolicy = (nonce?: string) =>
  nonce ? policy.replaceAll(/(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${nonce}'`) : policy

/** The headers of every response; HSTS only if the product is served over https. */
export async function securityHeaders(app: FastifyInstance, { PUBLIC_URL }: Env): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // docs/decisions/0014 says what it would cost, and why no page has it alone.
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
}
