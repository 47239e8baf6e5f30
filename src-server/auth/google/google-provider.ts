import { setTimeout as wait } from 'node:timers/promises'
import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../context.ts'
import type { Env } from '../../env.ts'

const timeoutMs = 10_000
const discoveryCacheMs = 60 * 60_000

/** Ties a sign-in to the browser that began it. */
export interface OneTimeSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  nonce: z.string(),
  azp: z.string().optional(),
})
export type GoogleClaims = z.infer<typeof claimsSchema> & { issuer: string }

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Metadata = z.infer<typeof metadataSchema>

export interface GoogleProvider {
  /** The address where the browser signs in. */
  authorizationUrl(secrets: OneTimeSecrets): Promise<string>
  /**
   * What the provider vouches for. Rejects if the code or the id token is not valid: wrong audience, issuer or nonce,
   * or expired.
   */
  claims(code: string, secrets: OneTimeSecrets): Promise<GoogleClaims>
}

/** Google, or the OpenID provider that GOOGLE_ISSUER names; undefined without credentials. */
export function createGoogleProvider(env: Env, clock: Clock): GoogleProvider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = env
  if (!clientId || !secret) return undefined
  const client = new OAuth2Client(clientId, secret, `${env.PUBLIC_URL}/auth/google/callback`)
  const discover = cachedFor(discoveryCacheMs, () => fetchMetadata(issuer))
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const { metadata } = await discover()
      const url = client.createAuthorizationURLWithPKCE(
        metadata.authorization_endpoint,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ['openid', 'email', 'profile'],
      )
      url.searchParams.set('nonce', nonce)
      return url.href
    },
    async claims(code, { nonce, codeVerifier }) {
      const { metadata, keys } = await discover()
      const tokens = await Promise.race([
        client.validateAuthorizationCode(metadata.token_endpoint, code, codeVerifier),
        timeout(),
      ])
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        issuer: metadata.issuer,
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        maxTokenAge: '1 hour',
        currentDate: clock.now(),
      })
      const claims = claimsSchema.parse(payload)
      if (claims.azp !== undefined && claims.azp !== clientId) {
        throw new Error('The id token was made for another application.')
      }
      if (claims.nonce !== nonce) throw new Error('The id token was made for another sign-in.')
      return { ...claims, issuer: metadata.issuer }
    },
  }
}

/** Arctic has no timeout. */
async function timeout(): Promise<never> {
  await wait(timeoutMs, undefined, { ref: false })
  throw Object.assign(new Error('The provider is too slow.'), { code: 'ETIMEDOUT' })
}

/** The provider's endpoints and keys. The issuer must be the one that was asked. */
async function fetchMetadata(issuer: string) {
  const base = issuer.replace(/\/+$/, '')
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  const metadata: Metadata = metadataSchema.parse(await response.json())
  if (metadata.issuer.replace(/\/+$/, '') !== base)
    throw new Error('The provider has another name.')
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs })
  return { metadata, keys }
}

/** Asks again after a while, and at once after a failure. */
function cachedFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!kept || Date.now() - kept.at > ms) {
      const asked = { at: Date.now(), value: ask() }
      asked.value.catch(() => {
        if (kept === asked) kept = undefined
      })
      kept = asked
    }
    return kept.value
  }
}
