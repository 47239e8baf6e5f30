import type { Context } from '../../context.ts'
import { newId } from '../../secret.ts'
import { rememberBrowser } from './known-browser.ts'
import { longestMs } from './session-adapter.ts'

/**
 * Says that somebody is signed in, other for each session, and nothing else: a page without it need not ask the server
 * who it is, and one that sees another asks again.
 */
const flag = 'nestwright-signed-in'

/**
 * Signs the browser in: a new session each time, and the one that it had ends (R22). With a password: only while that
 * is still the account's.
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
  ctx.browser.setCookie(flag, newId().slice(0, 8), {
    ...attributes,
    httpOnly: false,
    maxAge: longestMs / 1000,
  })
  rememberBrowser(ctx, userId)
}

/** Takes the cookies away; the session itself ends on the server. */
export function dropCookies({ sessions, browser, env }: Context): void {
  const { name, value, attributes } = sessions.blankCookie()
  browser.setCookie(name, value, attributes)
  // From before a booking sub-host was set, or was given up, one may stay that is named otherwise.
  const { domain: _, ...ownHost } = attributes
  for (const scope of [{}, { domain: new URL(env.PUBLIC_URL).hostname }]) {
    browser.setCookie(flag, '', { ...ownHost, ...scope, httpOnly: false })
  }
}

/** Whether the browser thinks that somebody is signed in. */
export const saysSignedIn = ({ sessions, browser }: Context): boolean =>
  Boolean(browser.cookie(sessions.cookieName) ?? browser.cookie(flag))
