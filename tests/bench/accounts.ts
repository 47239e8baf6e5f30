import { monitorEventLoopDelay } from 'node:perf_hooks'
import { TRPCError } from '@trpc/server'
import type { createCaller } from '../../src-server/router.ts'
import { percentile } from './load.ts'

type Caller = ReturnType<typeof createCaller>

const rounds = 200
const accounts = 25
const password = 'a long and quiet walk'
const known = (index: number) => `known${index % accounts}@example.com`
const unknown = (index: number) => `unknown${index % accounts}@example.com`

/** Whether known and unknown addresses can be told apart by time (R25), and whether sign-ins stall the server (R24). */
export async function measureAccounts(guest: Caller): Promise<void> {
  for (let index = 0; index < accounts; index += 1) {
    await guest.auth.signUp({ email: known(index), password })
  }
  const { auth } = guest
  await compare('sign-in', (email) => auth.signIn({ email, password: 'wrong' }))
  await compare('sign-up', (email) => auth.signUp({ email, password }), `${Math.random()}`)
  await compare('password reset', (email) => auth.requestPasswordReset({ email }))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      auth.signIn({ email: `stall${index}@example.com`, password }),
    ),
  )
  delay.disable()
  console.log(
    `20 sign-ins at once stall the event loop  ${(delay.max / 1e6).toFixed(1)} ms (at most 50)`,
  )
}

/** A refusal is an answer as well, and its time is what counts; anything else ends the bench. */
function orRefusal(error: unknown): void {
  const refusals = ['UNAUTHORIZED', 'TOO_MANY_REQUESTS']
  if (!(error instanceof TRPCError && refusals.includes(error.code))) throw error
}

/** The two take turns, so that whatever else the machine does meets both. */
async function compare(
  what: string,
  ask: (email: string) => Promise<unknown>,
  fresh = '',
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = -10; round < rounds; round += 1) {
    for (const [who, email] of [
      ['known', known(Math.max(0, round))],
      ['unknown', `${fresh && round}${fresh}${unknown(Math.max(0, round))}`],
    ] as const) {
      const began = performance.now()
      await ask(email).catch(orRefusal)
      if (round >= 0) times[who].push(performance.now() - began)
    }
  }
  const [one, other] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
  const apart = Math.abs(one / other - 1) * 100
  console.log(
    `${what}, known to unknown address`.padEnd(46) +
      `${apart.toFixed(1)}% apart (at most 10; medians ${one.toFixed(2)} and ${other.toFixed(2)} ms)`,
  )
}
