import { join } from 'node:path'
import { seedWhenEmpty } from '../../src-server/dev/seed-when-empty.ts'
import { readEnv } from '../../src-server/env.ts'
import { openDeps } from '../../src-server/start.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

const mostMs = 5000

/** Measures how long `npm run dev` takes to seed an empty database. */
export async function measureDemo(): Promise<void> {
  const folder = temporaryFolder()
  const deps = await openDeps(
    readEnv({ DATABASE_URL: join(folder, 'demo.db'), LOG_LEVEL: 'silent' }),
  )
  const began = performance.now()
  await seedWhenEmpty(deps)
  const ms = Math.round(performance.now() - began)
  console.log(`seeding the demo business             ${ms} ms (at most ${mostMs})`)
  await deps.database.close()
  removeFolder(folder)
}
