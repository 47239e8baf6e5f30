import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import type { Refusal } from '../refusal.ts'
import { calledProcedures, decodedPath } from './called-procedures.ts'
import { createRateLimiter } from './rate-limits.ts'

/** These may take long before anything is answered: the assistant thinks, an order waits its turn under load. */
const slowCallTimeoutMs = 45_000
const slowCalls = ['chat.send', 'chat.stream', 'booking.create']

/** Refuses, before a procedure runs, calls from other sites, content types other than JSON, and floods. */
export async function requestGuards(calls: FastifyInstance, deps: Deps): Promise<void> {
  const { env } = deps
  const guards = [
    refuseInvalidRequests,
    (request: FastifyRequest) => refuseOtherSites(request, env.PUBLIC_URL),
    ...(env.RATE_LIMIT === 'on' ? [await createRateLimiter(calls, deps)] : []),
  ]
  calls.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (calledProcedures(request).some((name) => slowCalls.includes(name)))
      extendSocketTimeout(reply)
    for (const guard of guards) {
      const refusal = await guard(request)
      if (refusal) {
        const { status, message, retryAfter } = refusal
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
        return reply.status(status).send({ message, requestId: request.id })
      }
    }
  })
}

/** Extends the time after which a connection without output is considered dead. */
function extendSocketTimeout({ raw }: FastifyReply): void {
  const { socket } = raw
  // A call that does not come over a network has no timeout to extend.
  if (!(socket instanceof Socket)) return
  const before = socket.timeout ?? 0
  socket.setTimeout(slowCallTimeoutMs)
  raw.once('close', () => socket.setTimeout(before))
}

function refuseInvalidRequests({ method, headers, url }: FastifyRequest): Refusal | undefined {
  if (!['GET', 'POST'].includes(method)) return { status: 405, message: 'Send GET or POST.' }
  if (!URL.canParse(`http://${headers.host}`)) return { status: 400, message: 'Send a valid host.' }
  // A name that is encoded twice would be a different one to the limits than to the procedures.
  if (!/^\/trpc\/[\w.,]*$/.test(decodedPath(url))) {
    return { status: 404, message: 'There is no such procedure.' }
  }
  if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'Send application/json.' }
  }
  return undefined
}

/** Browsers say where a call comes from; programs that do not say carry nobody's cookies. */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string): Refusal | undefined {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const { protocol, host } = new URL(publicUrl)
  const ours = [`${protocol}//${host}`, `${protocol}//${request.host}`]
  const isOurs = origin === undefined || ours.includes(origin)
  if (isOurs && ['same-origin', 'none'].includes(String(site))) return undefined
  return { status: 403, message: 'Calls from other sites are refused.' }
}
