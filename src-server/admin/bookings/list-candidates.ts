import { isServiceId } from '../../../shared/catalogue.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/types.ts'
import { readFullNames } from '../../professionals/full-name.ts'
import { readProfiles } from '../../professionals/public-profile.ts'
import { readFreeHours } from '../../professionals/read-free-hours.ts'
import { everybodyIn, readStaff } from '../../professionals/read-staff.ts'
import { hasVisit } from '../../professionals/working-hours.ts'

const shown = 200
/** Zip codes with the same first digits are neighbors. */
const areaDigits = 3

/**
 * Who is free for a booking and does it there, the best first: whom the customer asked for, then who is nearest that day,
 * who has the fewest visits then, and who has the best reviews. The one who comes now is not among them.
 * @throws NOT_FOUND
 */
export async function listCandidates(
  { database: { read } }: Context,
  { id: bookingId }: { id: string },
) {
  const booking = await read
    .selectFrom('bookings')
    .select([
      'service_id as serviceId',
      'customer_zip as zip',
      'scheduled_date as date',
      'scheduled_time as time',
      'professional_id as currentId',
      'preferred_professional_id as preferredId',
    ])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const { serviceId, zip, date, time, currentId, preferredId } = booking
  if (!isServiceId(serviceId)) return []
  const staff = await readStaff(read, [serviceId], zip ?? undefined)
  const ids = everybodyIn(staff)
    .map(({ id }) => id)
    .filter((id) => id !== currentId)
  const [days, near, profiles, names] = await Promise.all([
    readFreeHours(read, ids, { dates: [date], except: bookingId }),
    visitsNear(read, { date, zip }),
    readProfiles(read, ids),
    readFullNames(read, ids),
  ])
  const isFree = (id: string) => hasVisit(days.get(id)?.hours[0] ?? 0, time)
  return [...profiles.values()]
    .filter(({ id }) => isFree(id))
    .map(({ id, firstName, rating, reviews }) => ({
      id,
      name: names.get(id) ?? firstName,
      rating,
      reviews,
      isPreferred: id === preferredId,
      /** How many digits the zip code of a visit that day shares with this one: 3 to 5, or 0. */
      nearness: near.get(id) ?? 0,
      visitsThatDay: days.get(id)?.visits[0] ?? 0,
    }))
    .toSorted(
      (a, b) =>
        Number(b.isPreferred) - Number(a.isPreferred) ||
        b.nearness - a.nearness ||
        a.visitsThatDay - b.visitsThatDay ||
        (b.rating ?? 0) - (a.rating ?? 0),
    )
    .slice(0, shown)
}

/** Who has visits that day in the area, and how many digits the nearest zip code shares with this one. */
async function visitsNear(
  read: Db,
  { date, zip }: { date: string; zip: string | null },
): Promise<ReadonlyMap<string | null, number>> {
  const near = new Map<string | null, number>()
  if (zip === null) return near
  const rows = await read
    .selectFrom('bookings')
    .select(['professional_id as id', 'customer_zip as zip'])
    .where('scheduled_date', '=', date)
    .where('status', '<>', 'cancelled')
    .where('professional_id', 'is not', null)
    .where('customer_zip', 'like', `${zip.slice(0, areaDigits)}%`)
    .execute()
  for (const row of rows) {
    const shared = [5, 4].find((digits) => row.zip?.slice(0, digits) === zip.slice(0, digits))
    near.set(row.id, Math.max(near.get(row.id) ?? 0, shared ?? areaDigits))
  }
  return near
}
