import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Browser } from '../context.ts'

/** The browser behind a request: its cookies and its user agent. */
export const browserOf = (request: FastifyRequest, reply: FastifyReply): Browser => ({
  userAgent: request.headers['user-agent'],
  address: request.ip,
  cookie: (name) => request.cookies[name],
  setCookie: (name, value, attributes) => void reply.setCookie(name, value, attributes),
})
