import type { EndSessionInput } from '../../../shared/people/account.ts'
import type { Context, SignedInContext } from '../../context.ts'
import { sessionEnd } from './session-adapter.ts'
import { clearSessionCookies } from './session-cookies.ts'

/** The user's sessions, newest first. Instants in ISO, UTC. */
export async function listSessions({ database, clock, user, sessionId }: SignedInContext) {
  const rows = await database.read
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .orderBy('last_used_at', 'desc')
    .execute()
  const live = rows.filter((row) => sessionEnd(row, user.role) > clock.now().getTime())
  const account = await database.read
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirst()
  return {
    hasPassword: Boolean(account?.password_hash),
    sessions: live.map((row) => ({
      id: row.id,
      device: row.device,
      lastUsedAt: row.last_used_at,
      current: row.id === sessionId,
    })),
  }
}

/** Ends one of the user's sessions; another user's session is silently left alone. */
export async function endSession(
  { database, user }: SignedInContext,
  { id }: EndSessionInput,
): Promise<{ ended: true }> {
  await database.write
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .execute()
  return { ended: true }
}

/** Ends all of the caller's sessions, including this one. */
export async function signOutEverywhere(ctx: SignedInContext): Promise<{ ended: true }> {
  await ctx.database.write.deleteFrom('sessions').where('user_id', '=', ctx.user.id).execute()
  clearSessionCookies(ctx)
  return { ended: true }
}

/** Ends the session on the server: a copied cookie is then worthless. */
export async function signOut(ctx: Context): Promise<{ ended: true }> {
  if (ctx.sessionId) await ctx.sessions.end(ctx.sessionId)
  clearSessionCookies(ctx)
  return { ended: true }
}
