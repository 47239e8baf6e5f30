import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import { cookieScope } from './cookie-scope.ts'

const daysKept = 365

const cookieName = ({ env }: Context) => `${cookieScope(env).prefix}nestwright-known`

/**
 * Remembers in the browser that this account has signed in there. It grants no access: wrong passwords from elsewhere
 * do not count against the browser, so that nobody can lock the owner out by guessing.
 */
export function rememberBrowser(ctx: Context, userId: string): void {
  ctx.browser.setCookie(cookieName(ctx), ctx.secrets.pseudonym(`known:${userId}`), {
    ...cookieScope(ctx.env).attributes,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: daysKept * 24 * 3600,
  })
}

/** Whether this account has signed in with this browser before. */
export function isKnownBrowser(ctx: Context, userId: string): boolean {
  const given = Buffer.from(ctx.browser.cookie(cookieName(ctx)) ?? '')
  const wanted = Buffer.from(ctx.secrets.pseudonym(`known:${userId}`))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
