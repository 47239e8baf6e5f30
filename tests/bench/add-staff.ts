import { serviceIds } from '../../shared/catalogue.ts'
import type { Database, Tables } from '../../src-server/db/types.ts'

const skillsEach = 6

/** Adds professionals to a database, 200 by default: each does six services; half work everywhere, the others in twenty areas of zip codes. */
export async function addStaff({ write }: Database, count = 200): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `professional-${index}`)
  await write.transaction().execute(async (trx) => {
    for (const [index, id] of ids.entries()) {
      await trx
        .insertInto('professionals')
        .values({
          id,
          first_name: 'Bench',
          last_name: String(index),
          about: '',
          email: null,
          phone: '',
          picture: null,
          is_active: 1,
          user_id: null,
          created_at: new Date().toISOString(),
          last_assigned_at: null,
        })
        .execute()
      await trx
        .insertInto('professional_skills')
        .values(
          Array.from({ length: skillsEach }, (_, skill) => ({
            professional_id: id,
            service_id: serviceAt(index + skill * 5),
          })),
        )
        .execute()
      await trx
        .insertInto('professional_hours')
        .values(
          [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            professional_id: id,
            weekday,
            start_time: '08:00',
            end_time: '18:00',
          })),
        )
        .execute()
      if (index % 2 === 0) continue
      await trx
        .insertInto('professional_zips')
        .values(
          Array.from({ length: 20 }, (_, zip) => ({
            professional_id: id,
            beginning: String(104 + zip),
          })),
        )
        .execute()
    }
  })
  return ids
}

const serviceAt = (index: number) => {
  const id = serviceIds[index % serviceIds.length]
  if (!id) throw new Error('The catalogue is empty.')
  return id
}

/** Gives the visits from a date on to them, as many as they can do; the others are called off. */
export async function giveVisits(
  { write, read }: Database,
  ids: readonly string[],
  from: string,
): Promise<number> {
  const visits = await read
    .selectFrom('bookings')
    .select(['id', 'scheduled_date', 'scheduled_time'])
    .where('scheduled_date', '>=', from)
    .where('status', '<>', 'cancelled')
    .execute()
  const busy = new Set<string>()
  let given = 0
  await write.transaction().execute(async (trx) => {
    for (const visit of visits) {
      const id = ids.find((one, index) => index >= given % ids.length && !busy.has(at(one, visit)))
      if (!id) {
        await trx
          .updateTable('bookings')
          .set({ status: 'cancelled' })
          .where('id', '=', visit.id)
          .execute()
        continue
      }
      busy.add(at(id, visit))
      given += 1
      await trx
        .updateTable('bookings')
        .set({ professional_id: id })
        .where('id', '=', visit.id)
        .execute()
    }
  })
  // What is more than one seat at a time was added for somebody who comes.
  await write
    .updateTable('availability_slots')
    .set({ is_staffed: 1 })
    .where('seat', '>', 1)
    .where('available_date', '>=', from)
    .execute()
  return given
}

type Visit = Pick<Tables['bookings'], 'scheduled_date' | 'scheduled_time'>

const at = (id: string, { scheduled_date, scheduled_time }: Visit) =>
  `${id} ${scheduled_date} ${scheduled_time}`
