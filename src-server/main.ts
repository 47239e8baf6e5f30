import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Deps } from './context.ts'
import { housekeeping, startJobs } from './jobs/jobs.ts'
import { runCommand } from './run-command.ts'
import { openDeps } from './start.ts'
import { stopServer } from './stop-server.ts'

const forcedExitMs = 9_000

await runCommand(async (env) => {
  const deps = await openDeps(env)
  await housekeeping(deps)
  const app = await createApp(deps, join(import.meta.dirname, '../client'))
  await app.listen({ port: env.PORT, host: env.HOST })
  const stopJobs = startJobs(deps)
  if (env.RATE_LIMIT === 'off') deps.log.warn('RATE_LIMIT is off: requests are not limited')
  stopOnSignal(deps, app, stopJobs)
  deps.log.info({ url: env.PUBLIC_URL }, 'ready')
})

function stopOnSignal(deps: Deps, app: FastifyInstance, stopJobs: () => Promise<void>): void {
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    deps.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), forcedExitMs).unref()
    await stopServer({ app, database: deps.database, stopJobs })
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal))
  }
}
