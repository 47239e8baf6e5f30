import type { Logger } from 'pino'
import type { SystemWarning } from '../shared/admin/settings.ts'
import type { GoogleProvider } from './auth/google/google-provider.ts'
import type { ActiveSession, Sessions } from './auth/sessions/sessions.ts'
import type { Assistant } from './chat/assistant.ts'
import type { Database } from './db/types.ts'
import type { Env } from './env.ts'
import type { Calendars } from './professionals/calendars.ts'
import type { Secrets } from './secrets.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The dependencies of the server; tests supply their own clock and database. */
export interface Deps {
  env: Env
  database: Database
  clock: Clock
  secrets: Secrets
  log: Logger
  sessions: Sessions
  /** The free hours of the professionals. */
  calendars: Calendars
  google: GoogleProvider | undefined
  /** Writes the chat's replies. */
  assistant: Assistant
  /** Problems found by this process that the operator should fix. */
  warnings: Set<SystemWarning>
}

export interface CookieAttributes {
  httpOnly?: boolean | undefined
  secure?: boolean | undefined
  sameSite?: 'lax' | 'strict' | 'none' | undefined
  path?: string | undefined
  /** Seconds; 0 removes the cookie. */
  maxAge?: number | undefined
}

/** The browser at the other end. */
export interface Browser {
  userAgent: string | undefined
  /** The network address that the call comes from; undefined if it does not come over a network. */
  address: string | undefined
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, attributes: CookieAttributes): void
}

/** What a procedure receives: the dependencies of the server, and the caller. */
export interface Context extends Deps {
  timeZone: string
  browser: Browser
  user: ActiveSession['user'] | null
  /** The session that the call came with. */
  sessionId: string | undefined
  requestId: string
}

/** The context of procedures for signed-in users. */
export type SignedInContext = Context & { user: ActiveSession['user'] }

const nullBrowser: Browser = {
  userAgent: undefined,
  address: undefined,
  cookie: () => undefined,
  setCookie: () => {},
}

/** The context of a caller who is not signed in. */
export const guestContext = (deps: Deps, requestId: string, browser = nullBrowser): Context => ({
  ...deps,
  timeZone: deps.env.TIME_ZONE,
  browser,
  user: null,
  sessionId: undefined,
  requestId,
  log: deps.log.child({ requestId }),
})

/** The user of the browser's session cookie, read from the database for this call. */
export async function callerContext(
  deps: Deps,
  requestId: string,
  browser: Browser,
): Promise<Context> {
  const guest = guestContext(deps, requestId, browser)
  const found = await deps.sessions.find(browser.cookie(deps.sessions.cookieName))
  return found ? { ...guest, ...found } : guest
}
