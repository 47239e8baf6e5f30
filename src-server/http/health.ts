import type { FastifyInstance } from 'fastify'
import { migrationState } from '../db/migrate.ts'
import type { Database } from '../db/types.ts'

/** Live needs no database; ready does, and fails at once when the server is told to stop (R65). */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    if (stopping) return reply.status(503).send({ status: 'stopping' })
    try {
      return { status: 'ready', migration: await migrationState(database) }
    } catch (error) {
      request.log.error({ name: (error as Error).name }, 'database does not answer')
      return reply.status(503).send({ status: 'no database' })
    }
  })
}
