import type { Deps } from '../context.ts'
import type { Tables } from '../db/types.ts'
import { errorCode } from '../errors.ts'
import { type MailKind, renderMail, type TemplateFacts } from './templates.ts'
import { isRefusedForGood, mailTransport, type SendMail } from './transport.ts'

/** While a mail is being sent no other process takes it; a sender that dies gives it back after this. */
const leaseMs = 120_000
const longestWaitMs = 15 * 60_000
/** With the waits below, about two days. */
const mostAttempts = 200

type Row = Tables['outbox']

/** Sends the mail that has been due the longest; false where none is due. A failed try counts as sent: it is put back. */
export async function sendNextMail(
  deps: Deps,
  send: SendMail = mailTransport(deps.env),
): Promise<boolean> {
  const row = await takeNext(deps)
  if (row) await deliver(deps, send, row)
  return row !== undefined
}

async function takeNext({ database, clock }: Deps): Promise<Row | undefined> {
  const now = clock.now()
  const lease = new Date(now.getTime() + leaseMs).toISOString()
  const due = await database.read
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  return database.write
    .updateTable('outbox')
    .set((eb) => ({ next_attempt_at: lease, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returningAll()
    .executeTakeFirst()
}

async function deliver(deps: Deps, send: SendMail, row: Row): Promise<void> {
  const { database, clock, env, secrets, log } = deps
  const tools = { env, secrets, queuedAt: new Date(row.created_at) }
  try {
    const kind = row.kind as MailKind
    const mail = renderMail(kind, JSON.parse(row.facts) as TemplateFacts[typeof kind], tools)
    await send({ ...mail, id: row.id, to: row.recipient })
  } catch (error) {
    await putBack(deps, row, error)
    return
  }
  await database.write
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: clock.now().toISOString(), last_error: null })
    .where('id', '=', row.id)
    .execute()
  log.info({ mail: row.id, kind: row.kind }, 'mail sent')
}

async function putBack({ database, clock, log }: Deps, row: Row, error: unknown): Promise<void> {
  const code = errorCode(error)
  const wait = Math.min(longestWaitMs, 5_000 * 2 ** Math.min(row.attempts - 1, 10))
  await database.write
    .updateTable('outbox')
    .set({
      status: isRefusedForGood(error) || row.attempts >= mostAttempts ? 'failed' : 'queued',
      next_attempt_at: new Date(clock.now().getTime() + wait).toISOString(),
      last_error: code,
    })
    .where('id', '=', row.id)
    .execute()
  log.warn({ mail: row.id, kind: row.kind, attempt: row.attempts, code }, 'mail not sent')
}
