import { createHash } from 'node:crypto'
import { safeRedirect } from '../../../shared/pages/redirect.ts'
import type { StartGoogleInput } from '../../../shared/people/account.ts'
import type { Context, CookieAttributes } from '../../context.ts'
import { DomainError, type ErrorKind, errorCode } from '../../errors.ts'
import { newToken, sha256 } from '../../secrets.ts'
import { cookieScope } from '../sessions/cookie-scope.ts'
import { startSession } from '../sessions/session-cookies.ts'
import type { GoogleProvider, OneTimeSecrets } from './google-provider.ts'
import { linkGoogleAccount } from './link-google-account.ts'

const minutesToSignIn = 10

/** What the browser keeps while the user is at Google; every value that must match is derived from it. */
const cookieName = ({ env }: Context) => `${cookieScope(env).prefix}nestwright-google`

const attributes = ({ env }: Context): CookieAttributes => ({
  ...cookieScope(env).attributes,
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
})

function deriveSecrets(browserSecret: string, state: string): OneTimeSecrets {
  const derive = (what: string) =>
    createHash('sha256').update(`${what}:${browserSecret}`).digest('base64url')
  return { state, nonce: derive('nonce'), codeVerifier: derive('verifier') }
}

/**
 * Starts a sign-in with Google; returns the address to go to.
 * @throws NOT_FOUND if Google is not set up, SERVICE_UNAVAILABLE if it does not answer
 */
export async function startGoogle(
  ctx: Context,
  { redirect }: StartGoogleInput,
): Promise<{ url: string }> {
  const google = requireProvider(ctx)
  const [state, browserSecret] = [newToken(), newToken()]
  const url = await google.authorizationUrl(deriveSecrets(browserSecret, state)).catch((error) => {
    ctx.log.warn({ code: errorCode(error) }, 'the identity provider does not answer')
    throw googleError()
  })
  await ctx.database.write
    .insertInto('oauth_states')
    .values({
      state_hash: sha256(state),
      browser_hash: sha256(browserSecret),
      redirect: safeRedirect(redirect),
      expires_at: new Date(ctx.clock.now().getTime() + minutesToSignIn * 60_000).toISOString(),
    })
    .execute()
  const maxAge = minutesToSignIn * 60
  ctx.browser.setCookie(cookieName(ctx), browserSecret, { ...attributes(ctx), maxAge })
  return { url }
}

/**
 * Completes the sign-in: checks what Google sent back, signs in, and returns the path to go to.
 * @throws if anything is not valid; nobody is signed in then
 */
export async function finishGoogle(
  ctx: Context,
  { code, state }: { code?: string | undefined; state?: string | undefined },
): Promise<string> {
  const google = requireProvider(ctx)
  const browserSecret = ctx.browser.cookie(cookieName(ctx))
  ctx.browser.setCookie(cookieName(ctx), '', { ...attributes(ctx), maxAge: 0 })
  if (!code || !state || !browserSecret) throw googleError()
  const redirect = await consumeState(ctx, state, browserSecret)
  const claims = await google.claims(code, deriveSecrets(browserSecret, state))
  await startSession(ctx, await linkGoogleAccount(ctx, claims))
  return redirect
}

/** A state works once, and only in the browser that it was created for. */
async function consumeState({ database, clock }: Context, state: string, browserSecret: string) {
  const taken = await database.write
    .deleteFrom('oauth_states')
    .where('state_hash', '=', sha256(state))
    .where('browser_hash', '=', sha256(browserSecret))
    .where('expires_at', '>', clock.now().toISOString())
    .returning('redirect')
    .executeTakeFirst()
  if (!taken) throw googleError()
  return taken.redirect
}

function requireProvider({ google }: Context): GoogleProvider {
  if (!google) throw googleError('notFound')
  return google
}

const googleError = (kind: ErrorKind = 'unavailable') =>
  new DomainError(
    kind,
    'GOOGLE_FAILED',
    'There was an error signing in with Google. Please try again.',
  )

export async function deleteExpiredStates({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>) {
  await database.write
    .deleteFrom('oauth_states')
    .where('expires_at', '<', clock.now().toISOString())
    .execute()
}
