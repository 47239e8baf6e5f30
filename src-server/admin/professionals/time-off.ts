import type { TimeOffInput } from '../../../shared/admin/professionals.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { slotEndTime } from '../../../shared/time/slots.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import type { Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { fullName } from '../../professionals/full-name.ts'
import { newId } from '../../secrets.ts'
import { professionalNotFound } from './save-professional.ts'

/**
 * Gives a professional days or hours off, in the business zone. Visits that were booked stay: those that need somebody
 * else now are returned, and `professionals.get` tells them, too.
 * @throws BAD_REQUEST for a time that has passed, NOT_FOUND
 */
export async function addTimeOff(ctx: SignedInContext, input: TimeOffInput) {
  const { id: professionalId, from, to, reason } = input
  const now = wallClock(ctx.clock.now(), ctx.timeZone)
  if (to <= `${now.date} ${now.time}`) {
    throw new DomainError('invalid', 'TIME_PAST', 'This time has passed.', 'to')
  }
  return ctx.database.write.transaction().execute(async (trx) => {
    // An order that is being given to this professional is finished first, or sees that they are off.
    await lockRows(trx, 'professionals', 'id', professionalId)
    const professional = await trx
      .selectFrom('professionals')
      .select(['first_name', 'last_name'])
      .where('id', '=', professionalId)
      .executeTakeFirst()
    if (!professional) throw professionalNotFound()
    const id = newId()
    await trx
      .insertInto('time_off')
      .values({
        id,
        professional_id: professionalId,
        starts_at: from,
        ends_at: to,
        reason: reason ?? null,
      })
      .execute()
    await recordAction(ctx, trx, 'professional.addTimeOff', professionalId, {
      name: fullName(professional),
      from: from.slice(0, 10),
      to: to.slice(0, 10),
    })
    return { id, bookings: await visitsWithin(trx, input) }
  })
}

/** The visits of a professional that have not begun and overlap a span. */
async function visitsWithin(trx: Trx, { id, from, to }: TimeOffInput) {
  const visits = await trx
    .selectFrom('bookings')
    .select(['id', 'scheduled_date as date', 'scheduled_time as time'])
    .where('professional_id', '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .where('scheduled_date', '>=', from.slice(0, 10))
    .where('scheduled_date', '<=', to.slice(0, 10))
    .orderBy('scheduled_date')
    .orderBy('scheduled_time')
    .execute()
  return visits.filter(
    ({ date, time }) => `${date} ${time}` < to && `${date} ${slotEndTime(time)}` > from,
  )
}

/** Takes time off back. @throws NOT_FOUND */
export async function removeTimeOff(ctx: SignedInContext, { id }: { id: string }) {
  return ctx.database.write.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('time_off')
      .where('id', '=', id)
      .returning(['professional_id', 'starts_at', 'ends_at'])
      .executeTakeFirst()
    if (!removed) {
      throw new DomainError('notFound', 'TIME_OFF_NOT_FOUND', 'This time off was already removed.')
    }
    await recordAction(ctx, trx, 'professional.removeTimeOff', removed.professional_id, {
      from: removed.starts_at.slice(0, 10),
      to: removed.ends_at.slice(0, 10),
    })
    return { removed: true as const }
  })
}
