import { createApp } from '../app.ts'
import type { Deps } from '../context.ts'
import { readEnv } from '../env.ts'
import { housekeeping, startJobs } from '../jobs/jobs.ts'
import { type Transports, transportsOf } from '../mail/sender.ts'
import { openDeps } from '../start.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'

/** The whole server for development: an empty database is seeded with demo data, background jobs run. */
export async function createDevServer() {
  const env = readEnv()
  const deps = await openDeps({
    ...env,
    LOG_LEVEL: env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL,
  })
  for (const { role, email, password } of await seedWhenEmpty(deps)) {
    console.log(`Demo sign-in (${role}): ${email} / ${password}`)
  }
  await housekeeping(deps)
  const app = await createApp(deps)
  await app.ready()
  const stopJobs = startJobs(deps, showingLinks(deps))
  return {
    app,
    settings: { timeZone: env.TIME_ZONE, googleSignIn: deps.google !== undefined },
    async close() {
      await stopJobs()
      await app.close()
      await deps.database.close()
    },
  }
}

/** Sends email as usual, and prints its links on the terminal, so that nobody has to open the .eml file. */
function showingLinks({ env }: Deps): Transports {
  const { mail, sms } = transportsOf(env, { keepOpen: true })
  return {
    sms,
    async mail(envelope) {
      await mail(envelope)
      const links = envelope.text.split(/\s+/).filter((word) => word.startsWith(env.PUBLIC_URL))
      console.log(`Mail to ${envelope.to}: ${envelope.subject}\n  ${links.join('\n  ')}`)
    },
  }
}
