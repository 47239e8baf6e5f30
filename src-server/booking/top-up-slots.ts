import { wallClock } from '../../shared/business-time.ts'
import { services } from '../../shared/catalogue.ts'
import { slotTimes } from '../../shared/slots.ts'
import type { Db } from '../db/types.ts'
import { newId } from '../secret.ts'

const rowsPerInsert = 500

/**
 * Adds the slots from each service's last day on, or from today, to the horizon; leaves the others as they are
 * (decision 13).
 */
export async function topUpSlots(db: Db, now: Date, timeZone: string): Promise<void> {
  const times = slotTimes(wallClock(now, timeZone).date)
  const lastDays = await db
    .selectFrom('availability_slots')
    .select((eb) => ['service_id', eb.fn.max('available_date').as('last')])
    .groupBy('service_id')
    .execute()
  const lastDay = new Map(lastDays.map(({ service_id, last }) => [service_id, last]))
  const rows = services.flatMap((service) =>
    times
      .filter(({ date }) => date >= (lastDay.get(service.id) ?? ''))
      .map(({ date, startTime, endTime }) => ({
        id: newId(),
        service_id: service.id,
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
