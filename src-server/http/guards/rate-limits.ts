import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chatLimits } from '../../../shared/chat.ts'
import type { Deps } from '../../context.ts'
import { errorCode } from '../../errors.ts'
import { countUse } from '../../limits/count-use.ts'
import { networkKey } from '../../limits/network.ts'
import type { Refusal } from '../refusal.ts'
import { calledProcedures } from './called-procedures.ts'

/** Generous for a household behind one address, far too low for a flood. A batch counts as its calls. */
const callsPerMinute = 600

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface RateLimit {
  max: number
  windowMs: number
}

const perHour = (max: number): RateLimit[] => [{ max, windowMs: hour }]
const chat: RateLimit[] = [
  { max: chatLimits.perMinute, windowMs: minute },
  { max: chatLimits.perDay, windowMs: day },
]

/** Calls that book out a calendar, send email or take computing time, with their limit per network address. */
const rateLimits: Record<string, { name: string; limits: RateLimit[] }> = {
  // Streamed or not, it is the same assistant.
  'chat.send': { name: 'chat', limits: chat },
  'chat.stream': { name: 'chat', limits: chat },
  ...Object.fromEntries(
    Object.entries({
      'booking.create': 30,
      'booking.makeClaim': 30,
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
      'area.request': 30,
      'admin.settings.promote': 60,
      'admin.settings.demote': 60,
    }).map(([name, max]) => [name, { name, limits: perHour(max) }]),
  ),
}

/** Refuses floods: all calls are counted in memory, expensive ones in the database, across all processes. */
export async function createRateLimiter(calls: FastifyInstance, deps: Deps) {
  await calls.register(rateLimit, { global: false })
  const anyCall = calls.createRateLimit({
    max: callsPerMinute,
    timeWindow: minute,
    keyGenerator: ({ ip }) => networkKey(ip),
  })
  return async (request: FastifyRequest): Promise<Refusal | undefined> => {
    for (const procedure of calledProcedures(request)) {
      const any = await anyCall(request)
      if (!any.isAllowed && any.isExceeded) return tooMany(any.ttlInSeconds)
      const seconds = await countCall(deps, request, procedure)
      if (seconds !== undefined) return tooMany(seconds)
    }
    return undefined
  }
}

/** Seconds to wait if this call is one too many. */
async function countCall(
  { database, clock, secrets, log }: Deps,
  { ip }: FastifyRequest,
  procedure: string,
): Promise<number | undefined> {
  if (!Object.hasOwn(rateLimits, procedure)) return undefined
  const { name = '', limits = [] } = rateLimits[procedure] ?? {}
  const who = secrets.pseudonym(networkKey(ip))
  try {
    for (const { max, windowMs } of limits) {
      const key = `${name}:${windowMs}:${who}`
      const seconds = await countUse(database.write, { key, max, windowMs }, clock.now())
      if (seconds !== undefined) return seconds
    }
  } catch (error) {
    // If the database takes no writes, the call itself is refused, with a suitable message.
    log.warn({ code: errorCode(error) }, 'calls are not counted')
  }
  return undefined
}

const tooMany = (seconds: number): Refusal => ({
  status: 429,
  message: `Too many requests. Please try again in ${formatWait(seconds)}.`,
  retryAfter: seconds,
})

const formatWait = (seconds: number) =>
  seconds > 7200
    ? `${Math.ceil(seconds / 3600)} hours`
    : seconds > 90
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} seconds`
