import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { housekeeping, startJobs } from '../jobs/jobs.ts'
import { openDeps } from '../start.ts'
import { fillWithDemoData } from './demo-data.ts'

/** The whole server for development: an empty database is filled with demo data, background jobs run. */
export async function createDevServer() {
  const env = readEnv()
  const deps = await openDeps({
    ...env,
    LOG_LEVEL: env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL,
  })
  await housekeeping(deps)
  await fillWithDemoData(deps)
  const app = await createApp(deps)
  await app.ready()
  const stopJobs = startJobs(deps)
  return {
    app,
    settings: { timeZone: env.TIME_ZONE },
    async close() {
      await stopJobs()
      await app.close()
      await deps.database.close()
    },
  }
}
