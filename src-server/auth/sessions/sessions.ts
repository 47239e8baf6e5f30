import Bowser from 'bowser'
import { type Cookie, Lucia, TimeSpan } from 'lucia'
import type { Role } from '../../../shared/people/account.ts'
import type { Deps } from '../../context.ts'
import { newToken, sha256 } from '../../secrets.ts'
import { cookieScope } from './cookie-scope.ts'
import { maxSessionMs, sessionAdapter } from './session-adapter.ts'

export interface ActiveSession {
  sessionId: string
  user: { id: string; email: string; role: Role }
}

/** Sessions: the cookie has a token, the database only its hash, so that a dump of it signs nobody in. */
export interface Sessions {
  readonly cookieName: string
  /** Whose token this is; undefined if it is unknown or has expired. */
  find(token: string | undefined): Promise<ActiveSession | undefined>
  /**
   * A new session with a new token. `userAgent` is the browser's header; with `passwordHash`, the account must still
   * have that password. @throws UNAUTHORIZED otherwise
   */
  start(
    userId: string,
    userAgent: string | undefined,
    passwordHash?: string | null,
  ): Promise<Cookie>
  end(sessionId: string): Promise<void>
  /** The cookie that removes the token. */
  blankCookie(): Cookie
  deleteExpired(): Promise<void>
}

function createLucia(deps: Pick<Deps, 'env' | 'database' | 'clock' | 'log'>) {
  const { prefix, attributes } = cookieScope(deps.env)
  return new Lucia(sessionAdapter(deps), {
    sessionExpiresIn: new TimeSpan(maxSessionMs, 'ms'),
    sessionCookie: {
      name: `${prefix}nestwright-session`,
      attributes: { ...attributes, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: ({ email, role }) => ({ email, role }),
  })
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>
  }
}

export function createSessions(deps: Parameters<typeof createLucia>[0]): Sessions {
  const lucia = createLucia(deps)
  return {
    cookieName: lucia.sessionCookieName,
    async find(token) {
      if (!token) return undefined
      const { session, user } = await lucia.validateSession(sha256(token))
      return session ? { sessionId: session.id, user } : undefined
    },
    async start(userId, userAgent, passwordHash) {
      const token = newToken()
      await lucia.createSession(
        userId,
        { device: deviceName(userAgent), passwordHash },
        { sessionId: sha256(token) },
      )
      return lucia.createSessionCookie(token)
    },
    end: (sessionId) => lucia.invalidateSession(sessionId),
    blankCookie: () => lucia.createBlankSessionCookie(),
    deleteExpired: () => lucia.deleteExpiredSessions(),
  }
}

/** `Chrome on Windows`: how users recognize their own browser. */
function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' on ')
}
