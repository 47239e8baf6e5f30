import type { Account } from '../../../shared/people/account.ts'
import type { Context } from '../../context.ts'
import { isKnownBrowser, rememberBrowser } from './known-browser.ts'
import { clearSessionCookies, hasSessionCookie } from './session-cookies.ts'

/** The signed-in user, or null. A cookie whose session has ended is removed. */
export function currentUser(ctx: Context): Account | null {
  if (ctx.user) {
    if (!isKnownBrowser(ctx, ctx.user.id)) rememberBrowser(ctx, ctx.user.id)
    return { email: ctx.user.email, role: ctx.user.role }
  }
  if (hasSessionCookie(ctx)) clearSessionCookies(ctx)
  return null
}
