import { TRPCError } from '@trpc/server'
import type { createCaller } from '../../src-server/router.ts'

type Caller = ReturnType<typeof createCaller>

const rounds = 200
const accounts = 25
const password = 'a long and quiet walk'
const known = (index: number) => `known${index % accounts}@example.com`
const unknown = (index: number) => `unknown${index % accounts}@example.com`

export interface Compared {
  what: string
  /** Medians, in milliseconds. */
  known: number
  unknown: number
  /** The difference between the two, in percent. */
  apart: number
}

/** How long sign-in, sign-up and password reset take for emails with and without an account. */
export async function compareKnownAndUnknown({ auth }: Caller): Promise<Compared[]> {
  for (let index = 0; index < accounts; index += 1) {
    await auth.signUp({ email: known(index), password })
  }
  return [
    await compare('sign-in', (email) => auth.signIn({ email, password: 'wrong' })),
    await compare('sign-up', (email) => auth.signUp({ email, password }), `${Math.random()}`),
    await compare('password reset', (email) => auth.requestPasswordReset({ email })),
  ]
}

/** A refusal is an answer too, and its time counts; any other error ends the comparison. */
function orRefusal(error: unknown): void {
  const refusals = ['UNAUTHORIZED', 'TOO_MANY_REQUESTS']
  if (!(error instanceof TRPCError && refusals.includes(error.code))) throw error
}

/** The two alternate, so that other load on the machine affects both. */
async function compare(
  what: string,
  ask: (email: string) => Promise<unknown>,
  fresh = '',
): Promise<Compared> {
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
  const [one, other] = [median(times.known), median(times.unknown)]
  return { what, known: one, unknown: other, apart: Math.abs(one / other - 1) * 100 }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
