import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context.ts'
import { createReadinessCheck } from './readiness.ts'

/** Live needs no database; ready needs one that takes writes, and fails at once when the server is told to stop. */
export function healthRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const readiness = createReadinessCheck(database, clock)
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    if (stopping) return reply.status(503).send({ status: 'stopping' })
    const found = await readiness()
    if (found.status === 'ready') return found
    request.log.error(found, 'not ready')
    return reply.status(503).send({ status: found.status })
  })
}
