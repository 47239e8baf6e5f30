import { type Deps, systemClock } from './context.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { createLog } from './log.ts'
import { loadSecrets } from './secret.ts'

/** Opens the parts of the server and brings the schema up to date. Slots are topped up by the caller. */
export async function openDeps(env: Env): Promise<Deps> {
  const database = openDatabase(env.DATABASE_URL)
  await migrate(database)
  return { env, database, clock: systemClock, secrets: loadSecrets(env), log: createLog(env) }
}
