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

/** What a page may load; `styleNonce` admits the component library's own style element (R63). */
export const contentSecurityPolicy = (styleNonce?: string) =>
  styleNonce ? policy.replace("style-src 'self'", `style-src 'self' 'nonce-${styleNonce}'`) : policy

/** The headers of every answer; HSTS only where the product is served over https. */
export async function securityHeaders(app: FastifyInstance, { PUBLIC_URL }: Env): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
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
