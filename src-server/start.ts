import { createGoogleProvider } from './auth/google-provider.ts'
import { createSessions } from './auth/sessions.ts'
import { openAssistant } from './chat/open-assistant.ts'
import { type Deps, systemClock } from './context.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { createLog } from './log.ts'
import { loadSecrets } from './secret.ts'

/** The parts of the server, with those that are made of others. */
export const assemble = (
  parts: Omit<Deps, 'sessions' | 'google' | 'assistant' | 'warnings'>,
): Deps => ({
  ...parts,
  sessions: createSessions(parts),
  google: createGoogleProvider(parts.env, parts.clock),
  assistant: openAssistant(parts),
  warnings: new Set(),
})

/** Opens the parts of the server and brings the schema up to date. Slots are topped up by the caller. */
export async function openDeps(env: Env): Promise<Deps> {
  const database = openDatabase(env)
  await migrate(database)
  return assemble({
    env,
    database,
    clock: systemClock,
    secrets: loadSecrets(env),
    log: createLog(env),
  })
}
