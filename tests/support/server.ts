import { join } from 'node:path'
import { generateSlots } from '../../src-server/booking/slots/generate-slots.ts'
import {
  type Browser,
  type CookieAttributes,
  callerContext,
  type Deps,
  guestContext,
} from '../../src-server/context.ts'
import { migrate } from '../../src-server/db/migrate.ts'
import { openDatabase } from '../../src-server/db/open.ts'
import { readEnv } from '../../src-server/env.ts'
import { createLog } from '../../src-server/log.ts'
import { createCaller } from '../../src-server/router.ts'
import { secretsFrom } from '../../src-server/secrets.ts'
import { createDeps } from '../../src-server/start.ts'
import { testDatabase } from './database/database.ts'
import { monday } from './database/template.ts'
import { memoryFolder, removeFolder } from './product.ts'

/** A clock that a test sets. */
export function settableClock(start: string) {
  let now = new Date(start)
  return { now: () => now, set: (instant: string) => (now = new Date(instant)) }
}

/** A browser that keeps its cookies, as far as procedures can tell. */
export function testBrowser(address = '192.0.2.1') {
  const cookies = new Map<string, string>()
  return {
    cookies,
    address,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    cookie: (name: string) => cookies.get(name),
    setCookie(name: string, value: string, { maxAge }: CookieAttributes) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

/** The server's parts on a real, migrated database with its slots, and a guest's caller. */
export async function testServer(
  environment: Record<string, string> = {},
  start = monday,
  log = createLog({ LOG_LEVEL: 'silent' }),
) {
  const folder = memoryFolder()
  const given = environment.DATABASE_URL
  const isCopy = given === undefined && start === monday
  const env = readEnv({
    DATABASE_URL: given ?? (await testDatabase[isCopy ? 'copyTemplate' : 'create'](folder)),
    MAIL_DIR: join(folder, 'mail'),
    RATE_LIMIT: 'off',
    ...environment,
  })
  const clock = settableClock(start)
  const deps: Deps = createDeps({
    env,
    clock,
    database: openDatabase(env),
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    log,
  })
  if (!isCopy) {
    await migrate(deps.database)
    await generateSlots(deps.database.write, clock.now(), env.TIME_ZONE)
  }
  return {
    ...deps,
    clock,
    deps,
    folder,
    guest: createCaller(guestContext(deps, 'test')),
    /** Calls as this browser's user, who is looked up again from its cookies. */
    from: async (browser: Browser) => createCaller(await callerContext(deps, 'test', browser)),
    async close() {
      await deps.database.close()
      if (given === undefined) await testDatabase.drop(env.DATABASE_URL)
      removeFolder(folder)
    },
  }
}

/** Moves the server's clock forward. */
export const tick = (server: Awaited<ReturnType<typeof testServer>>, ms = 1) =>
  server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString())
