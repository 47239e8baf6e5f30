import type { Service } from '../../../shared/catalogue.ts'
import type { WallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { lockInOrder } from '../../db/lock-in-order.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { assignProfessionals } from '../../professionals/assign.ts'
import { whyNot } from '../../professionals/check-professional.ts'
import { professionalNotFound } from '../professionals/save-professional.ts'

interface Wanted extends WallClock {
  service: Service
  /** Undefined: the same as before where possible, or anybody; null: nobody. */
  professionalId: string | null | undefined
}

/**
 * Who comes to a booking at this time, with their row locked; null for nobody.
 * @throws CONFLICT with the reason if this professional cannot come, or nobody can; NOT_FOUND
 */
export async function chooseProfessional(
  { clock }: Context,
  trx: Trx,
  booking: Tables['bookings'],
  { service, date, time, professionalId }: Wanted,
): Promise<{ id: string; firstName: string } | null> {
  const at = clock.now().toISOString()
  const before = booking.professional_id
  if (professionalId === null) {
    if (booking.status === 'confirmed' && before !== null) {
      throw new DomainError(
        'conflict',
        'NOBODY_ASSIGNED',
        'A confirmed visit needs a professional. Choose who comes instead.',
      )
    }
    // The change takes the visit out of their calendar: their row is locked before any time is.
    if (before !== null) await lockInOrder(trx, 'professionals', [before])
    return null
  }
  if (professionalId === undefined) {
    const visit = { service, date, time, currentId: before }
    const zip = booking.customer_zip ?? undefined
    const assigned = await assignProfessionals(trx, [visit], { zip, moving: booking.id, at })
    return assigned.get(service.id) ?? null
  }
  // The database counts the change in both calendars: locked in the order in which orders lock them.
  await lockInOrder(
    trx,
    'professionals',
    before === null ? [professionalId] : [professionalId, before],
  )
  const professional = await trx
    .selectFrom('professionals')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .where('id', '=', professionalId)
    .executeTakeFirst()
  if (!professional) throw professionalNotFound()
  const isAsBefore =
    before === professionalId && booking.scheduled_date === date && booking.scheduled_time === time
  const reason = isAsBefore
    ? undefined
    : await whyNot(trx, professional, { ...booking, scheduled_date: date, scheduled_time: time })
  if (reason !== undefined) throw new DomainError('conflict', 'PROFESSIONAL_UNSUITED', reason)
  if (before !== professionalId) {
    await trx
      .updateTable('professionals')
      .set({ last_assigned_at: at })
      .where('id', '=', professionalId)
      .execute()
  }
  return { id: professional.id, firstName: professional.first_name }
}
