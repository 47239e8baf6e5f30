import type { Context } from '../../context.ts'
import { newId } from '../../secrets.ts'
import { rememberBrowser } from './known-browser.ts'
import { maxSessionMs } from './session-adapter.ts'

/**
 * Says that somebody is signed in and nothing else; its value differs for each session. A page without it need not ask
 * the server who the user is, and a page that sees a different one asks again.
 */
const signedInFlag = 'nestwright-signed-in'

/**
 * Signs the browser in: always with a new session, and the previous one ends, so that nobody can plant a session before
 * a sign-in. With a password: only while it is still the account's.
 */
export async function startSession(
  ctx: Context,
  userId: string,
  passwordHash?: string | null,
): Promise<void> {
  if (ctx.sessionId) await ctx.sessions.end(ctx.sessionId)
  const { name, value, attributes } = await ctx.sessions.start(
    userId,
    ctx.browser.userAgent,
    passwordHash,
  )
  ctx.browser.setCookie(name, value, attributes)
  ctx.browser.setCookie(signedInFlag, newId().slice(0, 8), {
    ...attributes,
    httpOnly: false,
    maxAge: maxSessionMs / 1000,
  })
  rememberBrowser(ctx, userId)
}

/** Removes the cookies; the session itself ends on the server. */
export function clearSessionCookies({ sessions, browser, env }: Context): void {
  const { name, value, attributes } = sessions.blankCookie()
  browser.setCookie(name, value, attributes)
  // A differently named cookie may remain from before a booking sub-host was set or removed.
  const { domain: _, ...ownHost } = attributes
  for (const scope of [{}, { domain: new URL(env.PUBLIC_URL).hostname }]) {
    browser.setCookie(signedInFlag, '', { ...ownHost, ...scope, httpOnly: false })
  }
}

/** Whether the browser believes that somebody is signed in. */
export const hasSessionCookie = ({ sessions, browser }: Context): boolean =>
  Boolean(browser.cookie(sessions.cookieName) ?? browser.cookie(signedInFlag))
