import { createGoogleProvider } from './auth/google/google-provider.ts'
import { createSessions } from './auth/sessions/sessions.ts'
import { openAssistant } from './chat/open-assistant.ts'
import { type Deps, systemClock } from './context.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { createLog } from './log.ts'
import { openSecrets } from './open-secrets.ts'
import { createCalendars } from './professionals/calendars.ts'

/** The dependencies of the server, including those built from others. */
export const createDeps = (
  parts: Omit<Deps, 'sessions' | 'calendars' | 'google' | 'assistant' | 'warnings'>,
): Deps => ({
  ...parts,
  sessions: createSessions(parts),
  calendars: createCalendars(),
  google: createGoogleProvider(parts.env, parts.clock),
  assistant: openAssistant(parts),
  warnings: new Set(),
})

/**
 * Opens the dependencies of the server and brings the schema up to date. The caller generates the slots.
 * @throws OperatorError if the database or its key cannot be used
 */
export async function openDeps(env: Env): Promise<Deps> {
  const log = createLog(env)
  const database = openDatabase(env)
  const newer = await migrate(database)
  if (newer.length > 0) {
    log.warn({ migrations: newer }, 'a newer version has migrated the database; going on with it')
  }
  const secrets = await openSecrets(env, database)
  return createDeps({ env, database, clock: systemClock, secrets, log })
}
