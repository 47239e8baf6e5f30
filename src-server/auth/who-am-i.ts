import type { Account } from '../../shared/account.ts'
import type { Context } from '../context.ts'
import { dropCookies, saysSignedIn } from './session-cookies.ts'

/** Who is calling, or null. A cookie whose session has ended is taken away. */
export function whoAmI(ctx: Context): Account | null {
  if (ctx.user) return { email: ctx.user.email, role: ctx.user.role }
  if (saysSignedIn(ctx)) dropCookies(ctx)
  return null
}
