import { services } from '../../../shared/catalogue.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { type SlotTime, slotTimes } from '../../../shared/time/slots.ts'
import type { Db } from '../../db/types.ts'
import { newId } from '../../secrets.ts'

const rowsPerInsert = 500

/**
 * Gives every day from today to the horizon the times that it lacks, whatever there is beyond the horizon; existing
 * times are left unchanged. `now` decides what today is in the business zone.
 */
export async function generateSlots(db: Db, now: Date, timeZone: string): Promise<void> {
  const missing = await missingTimes(db, slotTimes(wallClock(now, timeZone).date))
  const rows = missing.flatMap(({ date, startTime, endTime }) =>
    services.map(({ id }) => ({
      id: newId(),
      service_id: id,
      available_date: date,
      start_time: startTime,
      end_time: endTime,
      is_booked: 0,
    })),
  )
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await trx
        .insertInto('availability_slots')
        .values(rows.slice(from, from + rowsPerInsert))
        .onConflict((conflict) =>
          conflict.columns(['service_id', 'available_date', 'start_time', 'seat']).doNothing(),
        )
        .execute()
    }
  })
}

/** The times that at least one service lacks. */
async function missingTimes(db: Db, times: readonly SlotTime[]): Promise<SlotTime[]> {
  const offered = await db
    .selectFrom('availability_slots')
    .select((eb) => [
      'available_date as date',
      'start_time as time',
      eb.fn.count<number>('service_id').distinct().as('services'),
    ])
    .where('available_date', '>=', times[0]?.date ?? '')
    .where('available_date', '<=', times.at(-1)?.date ?? '')
    .where(
      'service_id',
      'in',
      services.map(({ id }) => id),
    )
    .groupBy(['available_date', 'start_time'])
    .execute()
  const complete = new Set(
    offered.filter((one) => one.services === services.length).map(({ date, time }) => date + time),
  )
  return times.filter(({ date, startTime }) => !complete.has(date + startTime))
}
