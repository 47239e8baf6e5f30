import type { Logger } from 'pino'
import type { Database } from './db/types.ts'
import type { Env } from './env.ts'
import type { Secrets } from './secret.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** What the server is made of; tests put their own clock and database in. */
export interface Deps {
  env: Env
  database: Database
  clock: Clock
  secrets: Secrets
  log: Logger
}

/** What a procedure knows: the parts of the server, and who is calling. */
export interface Context extends Pick<Deps, 'database' | 'clock' | 'secrets'> {
  timeZone: string
  user: { id: string } | null
  requestId: string
  log: Logger
}

/** A caller who is not signed in. */
export const guestContext = (deps: Deps, requestId: string): Context => ({
  database: deps.database,
  clock: deps.clock,
  secrets: deps.secrets,
  timeZone: deps.env.TIME_ZONE,
  user: null,
  requestId,
  log: deps.log.child({ requestId }),
})
