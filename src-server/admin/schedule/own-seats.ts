import { type ServiceId, serviceIds } from '../../../shared/catalogue.ts'
import type { Db, Trx } from '../../db/types.ts'

/** Seats of a service at one time that are all open or all closed. */
export interface OwnSeats {
  date: string
  time: string
  serviceId: string
  isClosed: number
  seats: number
  /** Its professionals decide what can be booked: there is one seat, whatever is booked. */
  isStaffed: boolean
}

interface Wanted {
  /** In the business zone. */
  from: string
  /** Not included. */
  until: string
  time?: string
  serviceId?: ServiceId | undefined
}

/**
 * What the business itself offers at each time: the seats that are not booked, and each service that has professionals
 * once.
 */
export async function readOwnSeats(
  read: Db,
  { from, until, time, serviceId }: Wanted,
): Promise<OwnSeats[]> {
  const [rows, staffed] = await Promise.all([
    read
      .selectFrom('availability_slots')
      .select((eb) => [
        'available_date as date',
        'start_time as time',
        'service_id as serviceId',
        'is_closed as isClosed',
        'is_booked as isBooked',
        eb.fn.countAll<number>().as('seats'),
      ])
      // Each value that there is, so that an index has all of it.
      .where('service_id', 'in', serviceId === undefined ? serviceIds : [serviceId])
      .where('is_staffed', '=', 0)
      .where('is_closed', 'in', [0, 1])
      .where('available_date', '>=', from)
      .where('available_date', '<', until)
      .$if(time !== undefined, (query) => query.where('start_time', '=', time ?? ''))
      .groupBy(['available_date', 'start_time', 'service_id', 'is_closed', 'is_booked'])
      .orderBy('service_id')
      .execute(),
    readStaffedServices(read),
  ])
  const seats = new Map<string, OwnSeats>()
  for (const { isBooked, ...row } of rows) {
    const isStaffed = staffed.has(row.serviceId)
    if (!isStaffed && isBooked === 1) continue
    const one = { ...row, isStaffed, seats: isStaffed ? 1 : row.seats }
    seats.set(`${one.date} ${one.time} ${one.serviceId} ${one.isClosed}`, one)
  }
  return [...seats.values()]
}

/** The services that an active professional does. */
export async function readStaffedServices(read: Db | Trx): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('professional_skills')
    .innerJoin('professionals', 'professionals.id', 'professional_skills.professional_id')
    .select('service_id as serviceId')
    .distinct()
    .where('is_active', '=', 1)
    .execute()
  return new Set(rows.map(({ serviceId }) => serviceId))
}
