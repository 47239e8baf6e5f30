import type { Trx } from '../db/types.ts'
import { newId } from '../secret.ts'
import type { MailKind, TemplateFacts } from './templates.ts'

export interface QueuedMail<Kind extends MailKind = MailKind> {
  kind: Kind
  recipient: string
  facts: TemplateFacts[Kind]
  /** ISO, UTC */
  createdAt: string
}

/** Queues a mail in the caller's transaction: it is sent if, and only if, what it tells of is stored (R70). */
export async function enqueue(
  trx: Trx,
  { kind, recipient, facts, createdAt }: QueuedMail,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      recipient,
      facts: JSON.stringify(facts),
      status: 'queued',
      attempts: 0,
      next_attempt_at: createdAt,
      created_at: createdAt,
    })
    .execute()
}
