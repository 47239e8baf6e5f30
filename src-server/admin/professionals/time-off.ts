import type { TimeOffInput } from '../../../shared/admin/professionals.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import type { SignedInContext } from '../../context.ts'
import { lockRows } from '../../db/lock-rows.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../secrets.ts'
import { professionalNotFound } from './save-professional.ts'

/**
 * Gives a professional days or hours off. Visits that were booked stay; `professionals.get` tells which of them need
 * somebody else.
 * @throws BAD_REQUEST for a time that has passed, NOT_FOUND
 */
export async function addTimeOff(ctx: SignedInContext, input: TimeOffInput) {
  const { professionalId, firstDay, lastDay, from, until, reason } = input
  const now = wallClock(ctx.clock.now(), ctx.timeZone)
  const [starts_at, ends_at] = [`${firstDay} ${from ?? '00:00'}`, `${lastDay} ${until ?? '24:00'}`]
  if (ends_at <= `${now.date} ${now.time}`) {
    throw new DomainError('invalid', 'TIME_PAST', 'This time has passed.', 'lastDay')
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
      .values({ id, professional_id: professionalId, starts_at, ends_at, reason: reason ?? null })
      .execute()
    await recordAction(ctx, trx, 'professional.addTimeOff', professionalId, {
      name: `${professional.first_name} ${professional.last_name}`,
      from: firstDay,
      to: lastDay,
    })
    return { id }
  })
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
      throw new DomainError('notFound', 'TIME_OFF_NOT_FOUND', 'This time off is gone already.')
    }
    await recordAction(ctx, trx, 'professional.removeTimeOff', removed.professional_id, {
      from: removed.starts_at.slice(0, 10),
      to: removed.ends_at.slice(0, 10),
    })
    return { removed: true as const }
  })
}
