import type { Selectable } from 'kysely'
import type { Deps } from '../context.ts'
import type { Tables } from '../db/types.ts'
import { errorCode } from '../errors.ts'
import type { BookingFacts } from './booking-words.ts'
import { isSmsRefusedForGood, type SendSms, smsTransport } from './sms-transport.ts'
import { codeSms, renderSms } from './sms-words.ts'
import { type MailKind, renderMail, type TemplateFacts } from './templates.ts'
import { isRefusedForGood, mailTransport, type SendMail } from './transport.ts'

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
const longestWaitMs = 15 * 60_000
/** With the delays below, about two days. */
const mostAttempts = 200

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
  const row = await takeNext(deps, lane)
  if (row) await deliver(deps, transports, row)
  return row !== undefined
}

async function takeNext({ database, clock }: Deps, lane: Lane): Promise<Row | undefined> {
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

async function handOver({ env, secrets }: Deps, { mail, sms }: Transports, row: Row) {
  if (row.channel === 'email') {
    const kind = row.kind as MailKind
    const facts = JSON.parse(row.facts) as TemplateFacts[typeof kind]
    const tools = { env, secrets, queuedAt: new Date(row.created_at) }
    await mail({ ...renderMail(kind, facts, tools), id: row.id, to: row.recipient })
    return
  }
  if (!sms) throw Object.assign(new Error('Text messages are not set up.'), { code: 'NO_SMS' })
  const text =
    row.kind === 'phoneCode'
      ? codeSms(secrets.phoneCode((JSON.parse(row.facts) as TemplateFacts['phoneCode']).codeId))
      : renderSms(row.kind, JSON.parse(row.facts) as BookingFacts, env.TIME_ZONE)
  await sms({ to: row.recipient, text })
}

async function deliver(deps: Deps, transports: Transports, row: Row): Promise<void> {
  const { database, clock, log } = deps
  try {
    await handOver(deps, transports, row)
  } catch (error) {
    await putBack(deps, row, error)
    return
  }
  await database.write
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: clock.now().toISOString(), last_error: null })
    .where('id', '=', row.id)
    .execute()
  log.info({ message: row.id, kind: row.kind, channel: row.channel }, 'message sent')
}

async function putBack({ database, clock, log }: Deps, row: Row, error: unknown): Promise<void> {
  const code = errorCode(error)
  const hopeless = isRefusedForGood(error) || isSmsRefusedForGood(error)
  const wait = Math.min(longestWaitMs, 5_000 * 2 ** Math.min(row.attempts - 1, 10))
  await database.write
    .updateTable('outbox')
    .set({
      status: hopeless || row.attempts >= mostAttempts ? 'failed' : 'queued',
      next_attempt_at: new Date(clock.now().getTime() + wait).toISOString(),
      last_error: code,
    })
    .where('id', '=', row.id)
    .execute()
  log.warn({ message: row.id, kind: row.kind, attempt: row.attempts, code }, 'message not sent')
}
