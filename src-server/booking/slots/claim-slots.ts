import type { ExpressionBuilder } from 'kysely'
import type { Service } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import type { Schema, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'

interface RequestedVisit extends WallClock {
  service: Service
}

/**
 * Claims the slot of each service at its time; returns their ids by service id.
 * Always in the order of the service ids, so that two overlapping orders cannot deadlock.
 * @throws CONFLICT when one is taken, BAD_REQUEST when one was never offered; the caller's transaction undoes the rest
 */
export async function claimSlots(
  trx: Trx,
  requested: readonly RequestedVisit[],
): Promise<Map<string, string>> {
  const claimed = new Map<string, string>()
  for (const visit of [...requested].sort((a, b) => (a.service.id < b.service.id ? -1 : 1))) {
    claimed.set(visit.service.id, await claimSeat(trx, visit))
  }
  return claimed
}

/** One available seat at this time. If another transaction has just taken it, the next one is tried. */
async function claimSeat(trx: Trx, visit: RequestedVisit): Promise<string> {
  const { service, date, time } = visit
  const isAvailable = (eb: ExpressionBuilder<Schema, 'availability_slots'>) =>
    eb.and([
      eb('service_id', '=', service.id),
      eb('available_date', '=', date),
      eb('start_time', '=', time),
      eb('is_booked', '=', 0),
      eb('is_closed', '=', 0),
      eb('available_date', 'not in', eb.selectFrom('holidays').select('date')),
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
    if (!another) throw await slotError(trx, visit)
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
