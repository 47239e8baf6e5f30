import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

/** Of answers that are no page. */
export const plainPolicy = [
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
 * What a page may load. The nonce admits the scripts and styles that are in the page itself, the hashes its style
 * attributes: those that were prerendered, no others.
 */
export function contentSecurityPolicy(nonce: string, styleHashes: readonly string[] = []): string {
  const own = plainPolicy.replaceAll(/(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${nonce}'`)
  if (styleHashes.length === 0) return own
  return `${own};style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`
}

/** The headers of every response; HSTS only if the product is served over https. */
export async function securityHeaders(app: FastifyInstance, { PUBLIC_URL }: Env): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', plainPolicy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: PUBLIC_URL.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
}
