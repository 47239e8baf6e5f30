import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia'
import type { Role } from '../../../shared/people/account.ts'
import type { Deps } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { DomainError, errorCode } from '../../errors.ts'
import { userRole } from './user-role.ts'

const hour = 3_600_000
/** How long a session lasts without a call. An admin's is worth more to a thief, so it ends sooner. */
const idleTimeoutMs: Record<Role, number> = {
  user: 10 * 24 * hour,
  professional: 10 * 24 * hour,
  admin: 12 * hour,
}
export const maxSessionMs = 30 * 24 * hour
/** How often the use of a session is recorded. */
const touchIntervalMs = 60_000

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: { device: string; passwordHash?: string | null | undefined }
    DatabaseUserAttributes: { email: string; role: Role }
  }
}

interface SessionRow {
  id: string
  user_id: string
  device: string
  created_at: string
  last_used_at: string
}

/** When an unused session ends: milliseconds since 1970. */
export const sessionEnd = (
  { created_at, last_used_at }: Pick<SessionRow, 'created_at' | 'last_used_at'>,
  role: Role,
): number =>
  Math.min(Date.parse(last_used_at) + idleTimeoutMs[role], Date.parse(created_at) + maxSessionMs)

/** Stores Lucia's sessions in our tables. Their lifetime is decided here, with the injected clock. */
export function sessionAdapter({
  database,
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): Adapter {
  const { read, write } = database
  const now = () => clock.now().toISOString()

  /** Lucia compares with the system clock: the time left on our clock is counted from there. */
  const toLuciaSession = (row: SessionRow, role: Role): DatabaseSession => ({
    id: row.id,
    userId: row.user_id,
    expiresAt: new Date(Date.now() + sessionEnd(row, role) - clock.now().getTime()),
    attributes: { device: row.device },
  })

  async function touch(row: SessionRow): Promise<void> {
    if (clock.now().getTime() - Date.parse(row.last_used_at) < touchIntervalMs) return
    try {
      await write
        .updateTable('sessions')
        .set({ last_used_at: now() })
        .where('id', '=', row.id)
        .execute()
    } catch (error) {
      // Reads continue to work while the database takes no writes.
      log.warn({ code: errorCode(error) }, 'session not touched')
    }
  }

  return {
    async getSessionAndUser(sessionId): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await read
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('sessions')
        .select(['users.email', userRole])
        .where('sessions.id', '=', sessionId)
        .executeTakeFirst()
      if (!row) return [null, null]
      const { role } = row
      // Lucia does not delete: reads must work while the database takes no writes. Housekeeping deletes.
      if (sessionEnd(row, role) <= clock.now().getTime()) return [null, null]
      await touch(row)
      return [
        toLuciaSession(row, role),
        { id: row.user_id, attributes: { email: row.email, role } },
      ]
    },
    async getUserSessions(userId) {
      const rows = await read
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('sessions')
        .select(userRole)
        .where('sessions.user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .execute()
      return rows.map((row) => toLuciaSession(row, row.role))
    },
    async setSession({ id, userId, attributes }) {
      const { device, passwordHash } = attributes
      await write.transaction().execute(async (trx) => {
        // A new password ends the sessions of the old one: a concurrent sign-in waits here, and is then too late.
        await lockRows(trx, 'users', 'id', userId)
        const account = await trx
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', userId)
          .executeTakeFirst()
        if (passwordHash !== undefined && account?.password_hash !== passwordHash) {
          throw new DomainError('signedOut', 'WRONG_CREDENTIALS', 'Please sign in again.')
        }
        await trx
          .insertInto('sessions')
          .values({ id, user_id: userId, device, created_at: now(), last_used_at: now() })
          .execute()
      })
    },
    async updateSessionExpiration() {
      // A session is extended by being used, see touch().
    },
    async deleteSession(sessionId) {
      await write.deleteFrom('sessions').where('id', '=', sessionId).execute()
    },
    async deleteUserSessions(userId) {
      await write.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },
    async deleteExpiredSessions() {
      const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
      await write
        .deleteFrom('sessions')
        .where((eb) =>
          eb.or([
            eb('last_used_at', '<=', before(idleTimeoutMs.user)),
            eb('created_at', '<=', before(maxSessionMs)),
          ]),
        )
        .execute()
    },
  }
}
