import { isServiceId } from '../../../shared/catalogue.ts'
import { hasStarted, wallClock } from '../../../shared/time/business-time.ts'
import { bookingNotFound } from '../../booking/read/booking-access.ts'
import type { Context } from '../../context.ts'
import { readFullNames } from '../../professionals/full-name.ts'
import { readFreeHours } from '../../professionals/read-free-hours.ts'
import { everybodyIn, readStaff } from '../../professionals/read-staff.ts'
import { hasVisit } from '../../professionals/working-hours.ts'

/**
 * Where a visit could be moved to on a day: the times at which the business does its service, and for each who could come
 * then. Times in the business zone. Without professionals for the service (`isStaffed` is false), a time needs a seat that is
 * not booked.
 * @throws NOT_FOUND
 */
export async function listTargets(
  { database: { read }, clock, timeZone }: Context,
  { id, date }: { id: string; date: string },
): Promise<{
  isStaffed: boolean
  /** Its name, if the business is closed that day. */
  holiday: string | null
  times: { time: string; professionals: { id: string; name: string }[] }[]
}> {
  const booking = await read
    .selectFrom('bookings')
    .select(['service_id as serviceId', 'customer_zip as zip'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!booking) throw bookingNotFound()
  const { serviceId, zip } = booking
  if (!isServiceId(serviceId)) return { isStaffed: false, holiday: null, times: [] }
  const [holiday, staff, seats] = await Promise.all([
    read.selectFrom('holidays').select('name').where('date', '=', date).executeTakeFirst(),
    readStaff(read, [serviceId], zip ?? undefined),
    read
      .selectFrom('availability_slots')
      .select(['start_time as time', 'is_booked as isBooked'])
      .where('service_id', '=', serviceId)
      .where('available_date', '=', date)
      .where('is_closed', '=', 0)
      .where('is_staffed', '=', 0)
      .where('available_date', 'not in', (eb) => eb.selectFrom('holidays').select('date'))
      .orderBy('start_time')
      .execute(),
  ])
  const now = wallClock(clock.now(), timeZone)
  const isStaffed = staff.has(serviceId)
  const times = new Set(
    seats
      .filter(({ isBooked }) => isStaffed || isBooked === 0)
      .map(({ time }) => time)
      .filter((time) => !hasStarted({ date, time }, now)),
  )
  const ids = everybodyIn(staff).map((one) => one.id)
  const [days, names] = await Promise.all([
    readFreeHours(read, ids, { dates: [date], except: id }),
    readFullNames(read, ids),
  ])
  return {
    isStaffed,
    holiday: holiday?.name ?? null,
    times: [...times].map((time) => ({
      time,
      professionals: [...names]
        .filter(([one]) => hasVisit(days.get(one)?.hours[0] ?? 0, time))
        .map(([professionalId, name]) => ({ id: professionalId, name })),
    })),
  }
}
