import { setTimeout as wait } from 'node:timers/promises'
import { forgetOldLinks } from '../auth/account-links.ts'
import { forgetMailsToNobody } from '../auth/account-mail.ts'
import { forgetOldFailures } from '../auth/failures.ts'
import { forgetOldStates } from '../auth/google.ts'
import { forgetNetworks } from '../booking/forget-networks.ts'
import { forgetOldKeys } from '../booking/idempotency.ts'
import { releaseHeldTimes } from '../booking/release-held-times.ts'
import { topUpSlots } from '../booking/top-up-slots.ts'
import type { Deps } from '../context.ts'
import { deleteEndedCounts } from '../limits/count-use.ts'
import { deleteOldMessages } from '../mail/delete-old-messages.ts'
import { queueDigests } from '../mail/digests.ts'
import { queueReminders } from '../mail/reminders.ts'
import { type Lane, sendNext, type Transports, transportsOf } from '../mail/sender.ts'

const sendEveryMs = 1_000
/** How many messages are sent at once; if the mail server is slow, one lane stays open for account messages. */
const lanes: readonly Lane[] = ['urgent', 'any', 'any', 'any', 'any']
const queueEveryMs = 60_000
/** The pause between two pieces of one job: requests come first. */
const breathMs = 25
const housekeepingEveryMs = 60 * 60_000

/** Starts the background jobs; the returned function stops them and waits for those in progress. */
export function startJobs(
  deps: Deps,
  transports: Transports = transportsOf(deps.env, { keepOpen: true }),
): () => Promise<void> {
  const stop = new AbortController()
  const running = Promise.all([
    ...lanes.map((lane) =>
      repeat(deps, stop.signal, 'messages', sendEveryMs, () => sendNext(deps, transports, lane)),
    ),
    repeat(deps, stop.signal, 'reminders', queueEveryMs, () => queueReminders(deps)),
    repeat(deps, stop.signal, 'held times', queueEveryMs, () => releaseHeldTimes(deps)),
    repeat(deps, stop.signal, 'old messages', queueEveryMs, () => deleteOldMessages(deps)),
    repeat(deps, stop.signal, 'digests', queueEveryMs, () => queueDigests(deps)),
    repeat(deps, stop.signal, 'housekeeping', housekeepingEveryMs, () => housekeeping(deps)),
  ])
  return async () => {
    stop.abort()
    await running
  }
}

/** Generates slots up to the horizon and deletes expired data. */
export async function housekeeping(deps: Deps): Promise<void> {
  const { database, clock, env } = deps
  await topUpSlots(database.write, clock.now(), env.TIME_ZONE)
  await forgetOldKeys(database.write, clock.now())
  await forgetOldLinks(deps)
  await forgetOldFailures(deps)
  await forgetOldStates(deps)
  await forgetMailsToNobody(deps)
  await forgetNetworks(deps)
  await deleteEndedCounts(database.write, clock.now())
  await deps.sessions.forgetEnded()
}

/** `work` returns true if more of it is waiting. */
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
