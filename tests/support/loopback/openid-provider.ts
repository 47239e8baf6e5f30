import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { loopback } from './loopback.ts'

export const clientId = 'nestwright-test'

interface Answer {
  claims: Record<string, unknown>
  /** Signs with a key that the provider does not publish. */
  foreignKey?: boolean
}

const keys = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])

/** An OpenID provider that can be made to misbehave. The test decides how it answers a code. */
export async function openIdProvider() {
  const [{ publicKey, privateKey }, foreign] = await keys
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  let answer: Answer = { claims: {} }
  const verifiers: string[] = []
  const server = await loopback(async (request, response) => {
    const json = (body: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') {
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      })
    } else if (request.url === '/jwks') {
      json({ keys: [jwk] })
    } else {
      const form = new URLSearchParams(await text(request))
      verifiers.push(form.get('code_verifier') ?? '')
      const idToken = await new SignJWT(answer.claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .sign(answer.foreignKey ? foreign.privateKey : privateKey)
      json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken })
    }
  })
  const issuer = server.url
  return {
    issuer,
    /** The answer to the next code. */
    answerWith: (next: Answer) => (answer = next),
    /** The PKCE challenge that matches the verifier received last. */
    lastChallenge: () =>
      createHash('sha256')
        .update(verifiers.at(-1) ?? '')
        .digest('base64url'),
    exchanges: () => verifiers.length,
    close: server.close,
  }
}
