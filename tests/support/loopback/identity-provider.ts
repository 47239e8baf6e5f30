import Provider from 'oidc-provider'
import { freePort } from '../product.ts'
import { loopback } from './loopback.ts'

/**
 * A complete, certified OpenID provider on loopback with its own sign-in page; every user who signs in there is
 * verified.
 */
export async function identityProvider(redirectUri: string) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const client = { id: 'nestwright', secret: 'a secret of the test' }
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Grace Hopper' }),
    }),
  })
  // It warns about its built-in keys and sign-in page, which are meant for development.
  const answer = provider.callback()
  const server = await loopback((request, response) => answer(request, response), port)
  return {
    environment: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: issuer,
    },
    close: server.close,
  }
}
