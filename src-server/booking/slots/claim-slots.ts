import { type ExpressionBuilder, sql } from 'kysely'
import type { Service } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import type { Schema, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'

interface RequestedVisit extends WallClock {
  service: Service
}

/**
 * Claims the slot of each service at its time; returns their ids by service id. A service in `assigned` has somebody who
 * comes: it gets a seat of its own wherever the business has a time for it that is not closed.
 * Always in the order of the service ids, so that two overlapping orders cannot deadlock.
 * @throws CONFLICT when one is taken, BAD_REQUEST when one was never offered; the caller's transaction undoes the rest
 */
export async function claimSlots(
  trx: Trx,
  requested: readonly RequestedVisit[],
  assigned: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const claimed = new Map<string, string>()
  for (const visit of [...requested].sort((a, b) => (a.service.id < b.service.id ? -1 : 1))) {
    claimed.set(visit.service.id, await claimSlot(trx, visit, assigned.has(visit.service.id)))
  }
  return claimed
}

async function claimSlot(trx: Trx, visit: RequestedVisit, isStaffed: boolean): Promise<string> {
  for (;;) {
    const id = await claimSeat(trx, visit, isStaffed)
    if (id !== undefined) return id
    if (!isStaffed) throw await slotError(trx, visit)
    await addStaffedSeat(trx, visit)
  }
}

type SlotExpression = ExpressionBuilder<Schema, 'availability_slots'>

/** The business's own seats at this time that are not closed. */
const isOpen =
  ({ service, date, time }: RequestedVisit) =>
  (eb: SlotExpression) =>
    eb.and([
      eb('service_id', '=', service.id),
      eb('available_date', '=', date),
      eb('start_time', '=', time),
      eb('is_closed', '=', 0),
      eb('available_date', 'not in', eb.selectFrom('holidays').select('date')),
    ])

/**
 * Adds a seat for somebody who comes, where all are booked.
 * @throws CONFLICT when the business has closed the time, BAD_REQUEST when it has none
 */
async function addStaffedSeat(trx: Trx, visit: RequestedVisit): Promise<void> {
  const seats = await trx
    .selectFrom('availability_slots')
    .select('seat')
    .where(isOpen(visit))
    .where('is_staffed', '=', 0)
    .limit(1)
    .execute()
  if (seats.length === 0) throw await slotError(trx, visit)
  const { service, date, time } = visit
  await trx
    .insertInto('availability_slots')
    .values((eb) => ({
      id: newId(),
      service_id: service.id,
      available_date: date,
      start_time: time,
      end_time: slotEndTime(time),
      is_booked: 0,
      is_staffed: 1,
      seat: eb
        .selectFrom('availability_slots')
        .select((max) => sql<number>`${max.fn.max('seat')} + 1`.as('seat'))
        .where('service_id', '=', service.id)
        .where('available_date', '=', date)
        .where('start_time', '=', time),
    }))
    .onConflict((conflict) =>
      conflict.columns(['service_id', 'available_date', 'start_time', 'seat']).doNothing(),
    )
    .execute()
}

/** One available seat at this time, if there is any. If another transaction has just taken it, the next one is tried. */
async function claimSeat(
  trx: Trx,
  visit: RequestedVisit,
  isStaffed: boolean,
): Promise<string | undefined> {
  const isAvailable = (eb: SlotExpression) =>
    eb.and([
      isOpen(visit)(eb),
      eb('is_booked', '=', 0),
      ...(isStaffed ? [] : [eb('is_staffed', '=', 0)]),
    ])
  for (;;) {
    const taken = await trx
      .updateTable('availability_slots')
      .set({ is_booked: 1 })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('availability_slots')
          .select('id')
          .where(isAvailable)
          .orderBy('seat')
          .limit(1),
      )
      .where('is_booked', '=', 0)
      .where('is_closed', '=', 0)
      .returning('id')
      .executeTakeFirst()
    if (taken) return taken.id
    const another = await trx
      .selectFrom('availability_slots')
      .select('id')
      .where(isAvailable)
      .limit(1)
      .executeTakeFirst()
    if (!another) return undefined
  }
}

/** Releases a slot: it can be booked again. */
export async function releaseSlot(trx: Trx, slotId: string): Promise<void> {
  await trx
    .updateTable('availability_slots')
    .set({ is_booked: 0 })
    .where('id', '=', slotId)
    .execute()
}

/** The error's field is the service's id. */
async function slotError(trx: Trx, { service, date, time }: RequestedVisit): Promise<DomainError> {
  const slot = await trx
    .selectFrom('availability_slots')
    .select('id')
    .where('service_id', '=', service.id)
    .where('available_date', '=', date)
    .where('start_time', '=', time)
    .executeTakeFirst()
  return slot
    ? new DomainError(
        'conflict',
        'SLOT_TAKEN',
        `That time for ${service.title} has just been taken.`,
        service.id,
      )
    : new DomainError(
        'invalid',
        'SLOT_UNKNOWN',
        `${service.title} is not offered at that time.`,
        service.id,
      )
}
