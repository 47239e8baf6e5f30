import { reminderKinds } from '../../../../shared/messages/message-kinds.ts'
import { addDays, instantOf } from '../../../../shared/time/business-time.ts'
import type { Trx } from '../../../db/types.ts'
import { queueDigests } from '../../../mail/digests.ts'
import { markNotified } from '../../../mail/mark-notified.ts'
import { insertPayment } from '../../../payments/insert-payment.ts'
import { updatePaymentStatus } from '../../../payments/payment-status.ts'
import { newId } from '../../../secrets.ts'
import type { PlacedOrder } from './placed-order.ts'
import { settleRecords } from './settle-records.ts'
import type { Simulation } from './simulation.ts'

/** Completed bookings are paid within so many days. */
const daysToPay = 2
const mailboxUnknown = '550'

/**
 * Sets what no procedure sets: queued messages were sent or bounced, completed bookings are paid. Nothing is left in the
 * outbox that could be sent to the people of the demo.
 */
export async function settle(
  simulation: Simulation,
  placed: readonly PlacedOrder[],
): Promise<void> {
  await queueAllDigests(simulation)
  const { database } = simulation.depsAt(0)
  await database.write.transaction().execute(async (trx) => {
    await settleMessages(trx, placed)
    await settleRecords(trx)
    await settleReminders(trx, simulation)
    await settlePayments(trx, simulation, placed)
    await settleCrew(trx, placed)
  })
}

async function queueAllDigests(simulation: Simulation): Promise<void> {
  const deps = simulation.depsAt(0)
  const due = await deps.database.read
    .selectFrom('outbox')
    .select('next_attempt_at as at')
    .distinct()
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', deps.clock.now().toISOString())
    .orderBy('at')
    .execute()
  for (const { at } of due) await queueDigests({ ...deps, clock: { now: () => new Date(at) } })
}

async function settleMessages(trx: Trx, placed: readonly PlacedOrder[]): Promise<void> {
  const bounced = placed.filter(({ order }) => order.bounces).map(({ groupId }) => groupId)
  await trx
    .updateTable('outbox')
    .set({ status: 'failed', attempts: 1, last_error: mailboxUnknown })
    .where('status', '=', 'queued')
    .where('group_id', 'in', bounced)
    .execute()
  await trx
    .updateTable('outbox')
    .set((eb) => ({ status: 'sent', attempts: 1, sent_at: eb.ref('created_at') }))
    .where('status', '=', 'queued')
    .execute()
  await trx
    .updateTable('outbox')
    .set({ status: 'held', reason: 'demo data is not sent' })
    .where('status', '=', 'waiting')
    .execute()
}

/** Upcoming visits get no reminders: their customers do not exist. */
async function settleReminders(trx: Trx, simulation: Simulation): Promise<void> {
  const now = simulation.depsAt(0).clock.now()
  await trx
    .updateTable('bookings')
    .set({ reminded_at: now.toISOString() })
    .where('reminded_at', 'is', null)
    .execute()
  const bookings = await trx
    .selectFrom('bookings')
    .select(['id', 'scheduled_date', 'scheduled_time'])
    .execute()
  for (const kind of reminderKinds) await markNotified(trx, bookings, kind, now)
}

/** Most customers did not ask for anybody: the plan chose. */
async function settleCrew(trx: Trx, placed: readonly PlacedOrder[]): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ preferred_professional_id: null })
    .where(
      'group_id',
      'in',
      placed.filter(({ order }) => !order.asksForCrew).map(({ groupId }) => groupId),
    )
    .execute()
}

async function settlePayments(
  trx: Trx,
  { calendar }: Simulation,
  placed: readonly PlacedOrder[],
): Promise<void> {
  const unpaid = new Set(placed.filter(({ order }) => order.isUnpaid).map(({ groupId }) => groupId))
  const done = await trx
    .selectFrom('bookings')
    .select(['id', 'group_id', 'quote_amount', 'scheduled_date'])
    .where('status', '=', 'completed')
    .orderBy('scheduled_date')
    .orderBy('scheduled_time')
    .orderBy('id')
    .execute()
  for (const [index, booking] of done.entries()) {
    const isUnpaid = unpaid.has(booking.group_id)
    if (!isUnpaid && booking.scheduled_date > addDays(calendar.today, -daysToPay)) continue
    await insertPayment(trx, {
      id: newId(),
      booking_id: booking.id,
      kind: isUnpaid ? 'declined' : 'payment',
      method: isUnpaid || index % 4 !== 0 ? 'card' : index % 8 === 0 ? 'cash' : 'transfer',
      amount: booking.quote_amount,
      received_on: booking.scheduled_date,
      note: null,
      recorded_by: null,
      created_at: instantOf(
        { date: booking.scheduled_date, time: '18:00' },
        calendar.timeZone,
      ).toISOString(),
    })
    await updatePaymentStatus(trx, booking.id)
  }
}
