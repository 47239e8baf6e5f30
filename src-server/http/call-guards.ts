import { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chatLimits } from '../../shared/chat.ts'
import type { Deps } from '../context.ts'

/** Generous for a household behind one address, far too little for a flood. A batch counts as its calls. */
const callsPerMinute = 600

/** What books out a calendar, sends mail or takes computing, so many times an hour and address. */
const callsPerHour: Record<string, number> = {
  'booking.create': 30,
  'auth.signIn': 100,
  'auth.signUp': 20,
  'auth.verifyEmail': 60,
  'auth.requestPasswordReset': 20,
  'auth.resetPassword': 30,
  'auth.changePassword': 60,
  'auth.startGoogle': 60,
  'contact.sendHelp': 30,
  'contact.sendContact': 30,
  'contact.rate': 30,
  'admin.promote': 60,
  'admin.demote': 60,
}

/** What the assistant is asked, whole or in pieces (R52). */
const patienceMs = 45_000
const chatCalls = ['chat.send', 'chat.stream']

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
    if (calledProcedures(request).some((name) => chatCalls.includes(name))) bePatient(reply)
    for (const guard of guards) {
      const refusal = await guard(request)
      if (refusal) {
        const { status, message } = refusal
        return reply.status(status).send({ message, requestId: request.id })
      }
    }
  })
}

/** The assistant may think for half a minute, in which nothing is written. */
function bePatient({ raw }: FastifyReply): void {
  const { socket } = raw
  // A call that comes without a network has no time to keep.
  if (!(socket instanceof Socket)) return
  const before = socket.timeout ?? 0
  socket.setTimeout(patienceMs)
  raw.once('close', () => socket.setTimeout(before))
}

function refuseOddRequests({ method, headers, url }: FastifyRequest): Refusal | undefined {
  if (!['GET', 'POST'].includes(method)) return { status: 405, message: 'Send GET or POST.' }
  if (!URL.canParse(`http://${headers.host}`)) return { status: 400, message: 'Send a valid host.' }
  // Encoded twice, a name would be one to the limits and another one to the procedures.
  if (!/^\/trpc\/[\w.,]*$/.test(decodedPath(url))) {
    return { status: 404, message: 'There is no such procedure.' }
  }
  if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'Send application/json.' }
  }
  return undefined
}

/** A browser says where a call comes from; programs that say nothing carry nobody's cookies. */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string): Refusal | undefined {
  const { origin, 'sec-fetch-site': site = 'none' } = request.headers
  const { protocol, host } = new URL(publicUrl)
  const ours = [`${protocol}//${host}`, `${protocol}//${request.host}`]
  const isOurs = origin === undefined || ours.includes(origin)
  if (isOurs && ['same-origin', 'none'].includes(String(site))) return undefined
  return { status: 403, message: 'Calls from other sites are refused.' }
}

function floodGuard(calls: FastifyInstance) {
  const anyCall = calls.createRateLimit({ max: callsPerMinute, timeWindow: '1 minute' })
  const ofOne = new Map(
    Object.entries(callsPerHour).map(([name, max]) => [
      name,
      calls.createRateLimit({ max, timeWindow: '1 hour' }),
    ]),
  )
  const chat = [
    calls.createRateLimit({ max: chatLimits.perMinute, timeWindow: '1 minute' }),
    calls.createRateLimit({ max: chatLimits.perDay, timeWindow: '1 day' }),
  ]
  return async (request: FastifyRequest): Promise<Refusal | undefined> => {
    for (const name of calledProcedures(request)) {
      const ofThis = ofOne.get(name)
      const ofChat = chatCalls.includes(name) ? chat : []
      for (const limit of [anyCall, ...(ofThis ? [ofThis] : []), ...ofChat]) {
        const state = await limit(request)
        if (state.isAllowed || !state.isExceeded) continue
        const wait = inWords(state.ttlInSeconds)
        return { status: 429, message: `Too many requests. Please try again in ${wait}.` }
      }
    }
    return undefined
  }
}

/** The procedures of a call: several where it is a batch. */
const calledProcedures = ({ url }: FastifyRequest): string[] =>
  decodedPath(url).replace('/trpc/', '').split(',')

function decodedPath(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const inWords = (seconds: number) =>
  seconds > 7200
    ? `${Math.ceil(seconds / 3600)} hours`
    : seconds > 90
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} seconds`
