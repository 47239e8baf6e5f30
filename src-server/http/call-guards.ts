import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'

/** Generous for a household behind one address, far too little for a flood. A batch counts as its calls. */
const callsPerMinute = 600
const ordersPerHour = 30

interface Refusal {
  status: number
  message: string
}

/** What is refused before a procedure sees it: other sites, other types than JSON, and floods (R31, R64). */
export async function guardCalls(calls: FastifyInstance, { env }: Deps): Promise<void> {
  await calls.register(rateLimit, { global: false })
  const guards = [
    refuseOddRequests,
    (request: FastifyRequest) => refuseOtherSites(request, env.PUBLIC_URL),
    ...(env.RATE_LIMIT === 'on' ? [floodGuard(calls)] : []),
  ]
  calls.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    for (const guard of guards) {
      const refusal = await guard(request)
      if (refusal) {
        const { status, message } = refusal
        return reply.status(status).send({ message, requestId: request.id })
      }
    }
  })
}

function refuseOddRequests({ method, headers }: FastifyRequest): Refusal | undefined {
  if (!['GET', 'POST'].includes(method)) return { status: 405, message: 'Send GET or POST.' }
  if (!URL.canParse(`http://${headers.host}`)) return { status: 400, message: 'Send a valid host.' }
  if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'Send application/json.' }
  }
  return undefined
}

/** A browser says where a call comes from; programs that say nothing carry nobody's cookies. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string): Refusal | undefined {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const ours = [new URL(publicUrl).host, request.host]
  const isOurs =
    origin === undefined || (URL.canParse(origin) && ours.includes(new URL(origin).host))
  if (isOurs && ['same-origin', 'none'].includes(String(site))) return undefined
  return { status: 403, message: 'Calls from other sites are refused.' }
}

function floodGuard(calls: FastifyInstance) {
  const anyCall = calls.createRateLimit({ max: callsPerMinute, timeWindow: '1 minute' })
  const order = calls.createRateLimit({ max: ordersPerHour, timeWindow: '1 hour' })
  return async (request: FastifyRequest): Promise<Refusal | undefined> => {
    const [path = ''] = request.url.split('?')
    for (const name of decodeURIComponent(path).split(',')) {
      const limits = name.endsWith('booking.create') ? [anyCall, order] : [anyCall]
      for (const limit of limits) {
        const state = await limit(request)
        if (state.isAllowed || !state.isExceeded) continue
        const wait = inWords(state.ttlInSeconds)
        return { status: 429, message: `Too many requests. Please try again in ${wait}.` }
      }
    }
    return undefined
  }
}

const inWords = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
