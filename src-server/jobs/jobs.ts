import { setTimeout as wait } from 'node:timers/promises'
import { forgetOldKeys } from '../booking/idempotency.ts'
import { topUpSlots } from '../booking/top-up-slots.ts'
import type { Deps } from '../context.ts'
import { sendNextMail } from '../mail/sender.ts'
import { mailTransport, type SendMail } from '../mail/transport.ts'

const mailEveryMs = 1_000
/** Between two pieces of one job: what people wait for comes first. */
const breathMs = 25
const housekeepingEveryMs = 60 * 60_000

/** Starts what runs beside the requests; the returned function ends it and waits for what is under way. */
export function startJobs(
  deps: Deps,
  send: SendMail = mailTransport(deps.env),
): () => Promise<void> {
  const stop = new AbortController()
  const running = Promise.all([
    repeat(deps, stop.signal, 'mail', mailEveryMs, () => sendNextMail(deps, send)),
    repeat(deps, stop.signal, 'housekeeping', housekeepingEveryMs, () => housekeeping(deps)),
  ])
  return async () => {
    stop.abort()
    await running
  }
}

/** Keeps the slots reaching to the horizon and forgets old idempotency keys. */
export async function housekeeping({ database, clock, env }: Deps): Promise<void> {
  await topUpSlots(database.write, clock.now(), env.TIME_ZONE)
  await forgetOldKeys(database.write, clock.now())
}

/** `work` tells with true that more of it is waiting. */
async function repeat(
  { log }: Deps,
  signal: AbortSignal,
  job: string,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let more = false
  while (!signal.aborted) {
    try {
      await wait(more ? breathMs : everyMs, undefined, { signal })
      more = false
      more = (await work()) === true
    } catch (error) {
      if (signal.aborted) return
      log.error(
        { job, code: (error as { code?: unknown }).code, name: (error as Error).name },
        'job failed',
      )
    }
  }
}
