import type { Selectable } from 'kysely'
import type { Deps } from '../context.ts'
import type { Tables } from '../db/types.ts'
import { errorCode } from '../errors.ts'
import { composeFiles, composeMessage } from './compose-message.ts'
import { isPermanentSmsRejection, type SendSms, smsTransport } from './sms-transport.ts'
import { isPermanentRejection, mailTransport, type SendMail } from './transport.ts'

/** The channels that messages are sent through. */
export interface Transports {
  mail: SendMail
  sms: SendSms | undefined
}

export const transportsOf = (env: Deps['env'], options?: { keepOpen: boolean }): Transports => ({
  mail: mailTransport(env, options),
  sms: smsTransport(env),
})

/** While a message is being sent no other process takes it; if a sender dies, it is available again after this time. */
const leaseMs = 120_000
const maxWaitMs = 15 * 60_000
/** With the delays below, about two days. */
const maxAttempts = 200

type Row = Selectable<Tables['outbox']>

/** Which messages a sender takes: any, account messages first, or only account messages. */
export type Lane = 'any' | 'urgent'

/** Other senders may take the first ones in the meantime. */
const candidates = 10

/**
 * Sends the message that is due first; false if none is due. A failed try counts as sent: the message is queued again.
 */
export async function sendNext(
  deps: Deps,
  transports: Transports = transportsOf(deps.env),
  lane: Lane = 'any',
): Promise<boolean> {
  const row = await claimNext(deps, lane)
  if (row) await deliver(deps, transports, row)
  return row !== undefined
}

async function claimNext({ database, clock }: Deps, lane: Lane): Promise<Row | undefined> {
  const now = clock.now()
  const lease = new Date(now.getTime() + leaseMs).toISOString()
  const due = await database.read
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', now.toISOString())
    .$if(lane === 'urgent', (some) => some.where('priority', '=', 0))
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .limit(candidates)
    .execute()
  for (const { id, next_attempt_at } of due) {
    const taken = await database.write
      .updateTable('outbox')
      .set((eb) => ({ next_attempt_at: lease, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .where('next_attempt_at', '=', next_attempt_at)
      .returningAll()
      .executeTakeFirst()
    if (taken) return taken
  }
  return undefined
}

async function transmit({ env, secrets }: Deps, { mail, sms }: Transports, row: Row) {
  const message = composeMessage(row, { env, secrets, queuedAt: new Date(row.created_at) })
  if (typeof message !== 'string') {
    const attachments = [...message.attachments, ...(await composeFiles(row))]
    return mail({ ...message, attachments, id: row.id, to: row.recipient })
  }
  if (!sms) throw Object.assign(new Error('Text messages are not set up.'), { code: 'NO_SMS' })
  return sms({ to: row.recipient, text: message })
}

async function deliver(deps: Deps, transports: Transports, row: Row): Promise<void> {
  const { database, clock, log } = deps
  try {
    await transmit(deps, transports, row)
  } catch (error) {
    await retryLater(deps, row, error)
    return
  }
  await database.write
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: clock.now().toISOString(), last_error: null })
    .where('id', '=', row.id)
    .execute()
  log.info({ message: row.id, kind: row.kind, channel: row.channel }, 'message sent')
}

async function retryLater({ database, clock, log }: Deps, row: Row, error: unknown): Promise<void> {
  const code = errorCode(error)
  const isPermanent = isPermanentRejection(error) || isPermanentSmsRejection(error)
  const wait = Math.min(maxWaitMs, 5_000 * 2 ** Math.min(row.attempts - 1, 10))
  await database.write
    .updateTable('outbox')
    .set({
      status: isPermanent || row.attempts >= maxAttempts ? 'failed' : 'queued',
      next_attempt_at: new Date(clock.now().getTime() + wait).toISOString(),
      last_error: code,
    })
    .where('id', '=', row.id)
    .execute()
  log.warn({ message: row.id, kind: row.kind, attempt: row.attempts, code }, 'message not sent')
}
