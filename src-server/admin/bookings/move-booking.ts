import type { AssignInput, MoveInput } from '../../../shared/admin/professionals.ts'
import { canAssign } from '../../../shared/booking-status.ts'
import { findService, type Service } from '../../../shared/catalogue.ts'
import { hasStarted, type WallClock, wallClock } from '../../../shared/time/business-time.ts'
import { recordAction } from '../../audit/record-action.ts'
import { recordBookingEvent } from '../../audit/record-booking-event.ts'
import { timePastError } from '../../booking/create/validate-order-times.ts'
import { lockBooking } from '../../booking/lock-booking.ts'
import { changeTime } from '../../booking/reschedule/change-time.ts'
import type { SignedInContext } from '../../context.ts'
import type { Tables, Trx } from '../../db/types.ts'
import { DomainError } from '../../errors.ts'
import { reachOf } from '../../mail/reach.ts'
import { type Arrangement, arrangementOf, tellOfChange } from '../../mail/tell-of-change.ts'
import { firstNameOf } from '../../professionals/public-profile.ts'
import { endOffer } from '../../proposals/end-offer.ts'
import { chooseProfessional } from './choose-professional.ts'

/**
 * Chooses who comes to a visit that nobody has started; its time stays.
 * @throws as `moveBooking`
 */
export const assignProfessional = (
  ctx: SignedInContext,
  { id, professionalId, from }: AssignInput,
) =>
  changeVisit(ctx, id, {
    professionalId,
    isAsSeen: (now) => from === undefined || from === now.professionalId,
  })

/**
 * Moves a pending or confirmed visit, also one that should have begun, to another time, to another professional, or both. The customer is told
 * of the result a few minutes later, unless it is what they know, so that the office can take it back unseen. Date and time in the business zone.
 * @throws NOT_FOUND; BAD_REQUEST for a time that has begun or is never offered; CONFLICT with the reason if the
 * professional cannot come, the time is closed or full, the visit has begun, or if somebody else has changed it in the
 * meantime
 */
export const moveBooking = (
  ctx: SignedInContext,
  { id, date, time, professionalId, from }: MoveInput,
) =>
  changeVisit(ctx, id, {
    to: { date, time },
    professionalId,
    isAsSeen: (now) =>
      from === undefined || (isSameTime(from, now) && from.professionalId === now.professionalId),
  })

/**
 * Gives a visit that has not begun to the same professional, or to anyone who is free.
 * @throws as `moveBooking`
 */
export const assignAnyone = (ctx: SignedInContext, id: string) =>
  changeVisit(ctx, id, { professionalId: undefined, isAsSeen: () => true })

interface Change {
  to?: WallClock
  professionalId: string | null | undefined
  isAsSeen: (now: Arrangement) => boolean
}

function changeVisit(ctx: SignedInContext, id: string, { to, professionalId, isAsSeen }: Change) {
  return ctx.database.write.transaction().execute(async (trx) => {
    // A customer may be moving it, or somebody else in the office.
    const booking = await lockBooking(trx, id)
    const before = arrangementOf(booking)
    if (!isAsSeen(before)) throw changedError()
    const now = wallClock(ctx.clock.now(), ctx.timeZone)
    const service = findService(booking.service_id)
    if (!service || !canAssign(booking.status)) throw notAssignableError()
    const time = to ?? before
    // Nobody has come yet: somebody else still can, or at another time.
    if (to && hasStarted(to, now)) throw timePastError()
    const professional = await chooseProfessional(ctx, trx, booking, {
      service,
      ...time,
      professionalId,
    })
    const after = { ...time, professionalId: professional?.id ?? null }
    const visit = `${service.title} for ${booking.customer_name}`
    const isMoved = !isSameTime(before, after)
    if (!isMoved && before.professionalId === after.professionalId)
      return {
        before,
        after,
        professional,
        visit,
        isCustomerTold: false,
        mustCall: false,
        canUndo: false,
      }
    const changed = isMoved
      ? await changeTime(ctx, trx, booking, { service, ...after, isByOffice: true }).catch(
          (error: unknown) => {
            throw asClosed(error, service)
          },
        )
      : await changeProfessional(trx, booking, after.professionalId)
    if (!changed) throw changedError()
    await endOffer(trx, id)
    if (before.professionalId !== after.professionalId) {
      await recordBookingEvent(ctx, trx, booking, 'assigned', {
        professional: professional?.firstName,
        professionalBefore: await firstNameOf(trx, before.professionalId),
      })
    }
    const isCustomerTold = await tellOfChange(ctx, trx, changed, before)
    await recordAction(ctx, trx, isMoved ? 'booking.reschedule' : 'booking.assign', id, {
      ...(isMoved
        ? { to: `${after.date} ${after.time}` }
        : { to: professional?.firstName ?? null }),
    })
    return {
      before,
      after,
      professional,
      visit,
      isCustomerTold,
      /** Whether no message can tell them of the new time. */
      mustCall: isMoved && reachOf(ctx, changed) === 'call',
      // A confirmed visit keeps somebody once it has somebody, and nothing goes back to a time that is past or closed by now.
      canUndo:
        (booking.status !== 'confirmed' || before.professionalId !== null || !professional) &&
        !(isMoved && (hasStarted(before, now) || (await isHoliday(trx, before.date)))),
    }
  })
}

const changeProfessional = (trx: Trx, { id }: Tables['bookings'], professionalId: string | null) =>
  trx
    .updateTable('bookings')
    .set((eb) => ({
      professional_id: professionalId,
      // Calendars say who comes.
      calendar_sequence: eb('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

async function isHoliday(trx: Trx, date: string): Promise<boolean> {
  const holiday = await trx
    .selectFrom('holidays')
    .select('date')
    .where('date', '=', date)
    .executeTakeFirst()
  return holiday !== undefined
}

const isSameTime = (one: WallClock, other: WallClock) =>
  one.date === other.date && one.time === other.time

/** For the office, who may have closed the time itself. */
const asClosed = (error: unknown, { title }: Service): unknown =>
  error instanceof DomainError && error.code === 'SLOT_TAKEN'
    ? new DomainError('conflict', 'SLOT_TAKEN', `${title} is closed or fully booked at that time.`)
    : error

const notAssignableError = () =>
  new DomainError(
    'conflict',
    'NOT_ASSIGNABLE',
    'The visit has started, is finished, or is cancelled.',
  )

const changedError = () =>
  new DomainError(
    'conflict',
    'VISIT_CHANGED',
    'Someone else has changed this visit in the meantime.',
  )
