import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { genericErrorMessage } from '../errors.ts'
import { plainPolicy } from './guards/security-headers.ts'

/** Answers refusals and errors outside the procedures with a sentence and a request id, and no internals. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ code: error.code, name: error.name }, 'request failed')
    const message = status < 500 ? error.message : genericErrorMessage
    return reply.status(status).send({ message, requestId: request.id })
  })
}

/** A malformed address never reaches the hooks, so it gets its headers here. */
export function refuseUnreadableUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode = 400 }: FastifyError,
): void {
  reply
    .status(statusCode)
    .headers({
      'content-security-policy': plainPolicy,
      'x-content-type-options': 'nosniff',
    })
    .send({ message: 'This address cannot be read.', requestId: request.id })
}

/** Input that is not HTTP is not logged either: it may hold anything. */
export function refuseMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}
