import { setTimeout as wait } from 'node:timers/promises'
import { deleteOldRequests } from '../areas/delete-old-requests.ts'
import { deleteExpiredStates } from '../auth/google/google-sign-in.ts'
import { deleteExpiredLinks } from '../auth/links/account-links.ts'
import { deleteOldResetMails } from '../auth/links/account-mail.ts'
import { deleteExpiredFailures } from '../auth/password/limit-failures.ts'
import { releaseHeldTimes } from '../booking/cancel/release-held-times.ts'
import { deleteOldNetworks } from '../booking/create/delete-old-networks.ts'
import { deleteExpiredIdempotencyKeys } from '../booking/create/idempotency.ts'
import { generateSlots } from '../booking/slots/generate-slots.ts'
import type { Deps } from '../context.ts'
import { errorCode, errorName } from '../errors.ts'
import { deleteExpiredCounts } from '../limits/count-use.ts'
import { deleteOldMessages } from '../mail/delete-old-messages.ts'
import { queueDigests } from '../mail/digests.ts'
import { deleteOldNotices } from '../mail/mark-notified.ts'
import { queueReminders } from '../mail/reminders.ts'
import { type Lane, sendNext, type Transports, transportsOf } from '../mail/sender.ts'

const defaultSendIntervalMs = 1_000
/** How many messages are sent at once; if the mail server is slow, one lane stays open for account messages. */
const lanes: readonly Lane[] = ['urgent', 'any', 'any', 'any', 'any']
const queueIntervalMs = 60_000
/** The pause between two pieces of one job: requests come first. */
const pauseMs = 25
const housekeepingIntervalMs = 60 * 60_000

/** Starts the background jobs; the returned function stops them and waits for those in progress. */
export function startJobs(
  deps: Deps,
  transports: Transports = transportsOf(deps.env, { keepOpen: true }),
  sendIntervalMs = defaultSendIntervalMs,
): () => Promise<void> {
  const stop = new AbortController()
  const running = Promise.all([
    ...lanes.map((lane) =>
      runRepeatedly(deps, stop.signal, 'messages', sendIntervalMs, () =>
        sendNext(deps, transports, lane),
      ),
    ),
    runRepeatedly(deps, stop.signal, 'reminders', queueIntervalMs, () => queueReminders(deps)),
    runRepeatedly(deps, stop.signal, 'held times', queueIntervalMs, () => releaseHeldTimes(deps)),
    runRepeatedly(deps, stop.signal, 'old messages', queueIntervalMs, () =>
      deleteOldMessages(deps),
    ),
    runRepeatedly(deps, stop.signal, 'digests', queueIntervalMs, () => queueDigests(deps)),
    runRepeatedly(deps, stop.signal, 'housekeeping', housekeepingIntervalMs, () =>
      housekeeping(deps),
    ),
  ])
  return async () => {
    stop.abort()
    await running
  }
}

/** Generates slots up to the horizon and deletes expired data. */
export async function housekeeping(deps: Deps): Promise<void> {
  const { database, clock, env } = deps
  await generateSlots(database.write, clock.now(), env.TIME_ZONE)
  await deleteExpiredIdempotencyKeys(database.write, clock.now())
  await deleteExpiredLinks(deps)
  await deleteExpiredFailures(deps)
  await deleteExpiredStates(deps)
  await deleteOldResetMails(deps)
  await deleteOldNetworks(deps)
  await deleteOldNotices(deps)
  await deleteOldRequests(deps)
  await deleteExpiredCounts(database.write, clock.now())
  await deps.sessions.deleteExpired()
}

/** `work` returns true if more of it is waiting. */
async function runRepeatedly(
  { log }: Deps,
  signal: AbortSignal,
  job: string,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let more = false
  while (!signal.aborted) {
    try {
      await wait(more ? pauseMs : everyMs, undefined, { signal })
      more = false
      more = (await work()) === true
    } catch (error) {
      if (signal.aborted) return
      log.error({ job, code: errorCode(error), name: errorName(error) }, 'job failed')
    }
  }
}
