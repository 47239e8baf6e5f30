import { join } from 'node:path'
import { topUpSlots } from '../../src-server/booking/top-up-slots.ts'
import { type Deps, guestContext } from '../../src-server/context.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { readEnv } from '../../src-server/env.ts'
import { createLog } from '../../src-server/log.ts'
import { createCaller } from '../../src-server/router.ts'
import { secretsFrom } from '../../src-server/secret.ts'
import { testDatabase } from './database.ts'
import { removeFolder, temporaryFolder } from './product.ts'

/** A clock that a test sets. */
export function settableClock(start: string) {
  let now = new Date(start)
  return { now: () => now, set: (instant: string) => (now = new Date(instant)) }
}

/** A Monday, 09:00 in New York. */
export const monday = '2026-11-23T14:00:00Z'

/** The server's parts on a real, migrated database with its slots, and a caller who is not signed in. */
export async function testServer(environment: Record<string, string> = {}, start = monday) {
  const folder = temporaryFolder()
  const env = readEnv({
    DATABASE_URL: await testDatabase.create(folder),
    MAIL_DIR: join(folder, 'mail'),
    ...environment,
  })
  const clock = settableClock(start)
  const deps: Deps = {
    env,
    clock,
    database: openDatabase(env.DATABASE_URL),
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    log: createLog({ LOG_LEVEL: 'silent' }),
  }
  await migrate(deps.database)
  await topUpSlots(deps.database.write, clock.now(), env.TIME_ZONE)
  return {
    ...deps,
    clock,
    deps,
    folder,
    guest: createCaller(guestContext(deps, 'test')),
    async close() {
      await deps.database.close()
      removeFolder(folder)
    },
  }
}
