import { addDays, wallClock } from '../../../shared/time/business-time.ts'
import type { Deps } from '../../context.ts'

/** Deletes the network pseudonyms from bookings whose day is over: only future times are limited by them. */
export async function deleteOldNetworks({ database, clock, env }: Deps): Promise<void> {
  const yesterday = addDays(wallClock(clock.now(), env.TIME_ZONE).date, -1)
  await database.write
    .updateTable('bookings')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('scheduled_date', '<=', yesterday)
    .execute()
}
