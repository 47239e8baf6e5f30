import { addDays } from '../../../../shared/business-time.ts'
import type { Trx } from '../../../db/types.ts'
import { queueDigests } from '../../../mail/digests.ts'
import type { PerformedOrder } from './performed-order.ts'
import type { Stage } from './stage.ts'

/** Completed work is paid within so many days. */
const daysToPay = 2
const mailboxUnknown = '550'

/**
 * Brings what nobody has done to where it is by today: digests are put together, everything that was queued has gone
 * out or was refused, nothing is left to be sent, and completed work is paid.
 */
export async function settle(stage: Stage, performed: readonly PerformedOrder[]): Promise<void> {
  await queueAllDigests(stage)
  const { database } = stage.depsAt(0)
  await database.write.transaction().execute(async (trx) => {
    await settleMessages(trx, performed)
    await settleReminders(trx, stage)
    await settlePayments(trx, stage, performed)
  })
}

async function queueAllDigests(stage: Stage): Promise<void> {
  const deps = stage.depsAt(0)
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

async function settleMessages(trx: Trx, performed: readonly PerformedOrder[]): Promise<void> {
  const bounced = performed.filter(({ order }) => order.bounces).map(({ groupId }) => groupId)
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

/** The visits to come need no reminder: their customers are made up. */
async function settleReminders(trx: Trx, stage: Stage): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ reminded_at: stage.depsAt(0).clock.now().toISOString() })
    .where('reminded_at', 'is', null)
    .execute()
}

async function settlePayments(
  trx: Trx,
  { calendar }: Stage,
  performed: readonly PerformedOrder[],
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ payment_status: 'paid' })
    .where('status', '=', 'completed')
    .where('scheduled_date', '<=', addDays(calendar.today, -daysToPay))
    .execute()
  const failed = performed.filter(({ order }) => order.isUnpaid)
  await trx
    .updateTable('bookings')
    .set({ payment_status: 'failed' })
    .where('status', '=', 'completed')
    .where(
      'group_id',
      'in',
      failed.map(({ groupId }) => groupId),
    )
    .execute()
}
