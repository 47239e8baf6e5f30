import type { FastifyError, FastifyInstance } from 'fastify'
import { plainFailure } from '../errors.ts'

/** What is refused or fails outside the procedures: a sentence and a request id, nothing of the inside. */
export function plainFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ code: error.code, name: error.name }, 'request failed')
    const message = status < 500 ? error.message : plainFailure
    return reply.status(status).send({ message, requestId: request.id })
  })
}
