import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { createCaller } from '../../src-server/router.ts'
import { compareKnownAndUnknown } from '../support/compare-sign-ins.ts'

/** Whether response times reveal which addresses have an account, and whether sign-ins stall the server. */
export async function measureAccounts(guest: ReturnType<typeof createCaller>): Promise<void> {
  for (const { what, known, unknown, apart } of await compareKnownAndUnknown(guest)) {
    console.log(
      `${what}, known to unknown address`.padEnd(46) +
        `${apart.toFixed(1)}% apart (at most 10; medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms)`,
    )
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      guest.auth.signIn({ email: `stall${index}@example.com`, password: 'a long and quiet walk' }),
    ),
  )
  delay.disable()
  console.log(
    `20 sign-ins at once stall the event loop  ${(delay.max / 1e6).toFixed(1)} ms (at most 50)`,
  )
}
