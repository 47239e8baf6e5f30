import { updateKinds } from '../../shared/messages/message-kinds.ts'
import type { Frequency } from '../../shared/people/customer.ts'
import { addDays, instantOf, wallClock, weekday } from '../../shared/time/business-time.ts'
import type { Deps } from '../context.ts'
import { markOutdated } from './mark-outdated.ts'
import { digestUpdate } from './messages/digest.ts'
import { enqueue } from './outbox.ts'
import { preferencesFor } from './preferences.ts'

/** Digests go out in the morning of the business zone; weekly ones on Mondays. */
const digestTime = '08:00'
const monday = 1

/** The instant of the first digest after `now`. */
export function nextDigest(
  now: Date,
  timeZone: string,
  frequency: Exclude<Frequency, 'immediate'>,
): Date {
  const { date, time } = wallClock(now, timeZone)
  let day = time < digestTime ? date : addDays(date, 1)
  while (frequency === 'weekly' && weekday(day) !== monday) day = addDays(day, 1)
  return instantOf({ date: day, time: digestTime }, timeZone)
}

/** Puts the updates that are due into one email for each recipient. */
export async function queueDigests({ database, clock }: Deps): Promise<void> {
  const now = clock.now().toISOString()
  const due = await database.read
    .selectFrom('outbox')
    .select(['recipient', 'user_id'])
    .distinct()
    .where('status', '=', 'waiting')
    .where('kind', 'in', updateKinds)
    .where('next_attempt_at', '<=', now)
    .execute()
  for (const { recipient, user_id: userId } of due) {
    await database.write.transaction().execute(async (trx) => {
      const updates = await trx
        .updateTable('outbox')
        .set({ status: 'sent', sent_at: now })
        .where('status', '=', 'waiting')
        .where('kind', 'in', updateKinds)
        .where('next_attempt_at', '<=', now)
        .where('recipient', '=', recipient)
        .where('user_id', '=', userId)
        .returning(['kind', 'facts', 'created_at'])
        .execute()
      if (updates.length === 0) return
      const { communicationFrequency } = await preferencesFor(trx, userId)
      await enqueue(trx, {
        kind: 'digest',
        recipient,
        facts: {
          frequency: communicationFrequency === 'weekly' ? 'weekly' : 'daily',
          updates: await markOutdated(
            trx,
            updates
              .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
              .map(({ kind, facts }) => digestUpdate.parse({ kind, facts: JSON.parse(facts) })),
          ),
        },
        status: 'queued',
        reason: 'the customer wants updates in one email',
        createdAt: now,
        userId,
      })
    })
  }
}
