import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/types.ts'

const sweepMs = 50

interface Running {
  app: FastifyInstance
  database: Database
  stopJobs: () => Promise<void>
}

/** Takes no more requests and closes the database once what is in progress is done, or after `graceMs`. */
export async function stopServer(
  { app, database, stopJobs }: Running,
  graceMs = 5_000,
): Promise<void> {
  // A connection whose last answer has gone out would otherwise be kept alive for its next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  // Half a request, or a mail server that hangs, is not waited for; the mail is sent again by the next process.
  const grace = wait(graceMs).then(() => app.server.closeAllConnections())
  await Promise.all([app.close(), Promise.race([stopJobs(), grace])])
  clearInterval(sweep)
  await database.close()
}
