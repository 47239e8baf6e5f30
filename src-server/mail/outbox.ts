import type { Tables, Trx } from '../db/types.ts'
import { newId } from '../secret.ts'
import type { MessageKind, TemplateFacts } from './templates.ts'

type Row = Tables['outbox']

export interface Message<Kind extends MessageKind = MessageKind> {
  kind: Kind
  channel?: Row['channel']
  /** An e-mail address or a phone number. */
  recipient: string
  facts: TemplateFacts[Kind]
  status: 'queued' | 'waiting' | 'held'
  /** Why it is sent, or held back. */
  reason: string
  /** ISO, UTC */
  createdAt: string
  /** When it is due, if not at once. ISO, UTC */
  dueAt?: string
  userId?: string | null
  groupId?: string
}

/** Queues a message in the caller's transaction: it is sent if, and only if, what it tells of is stored (R70). */
export async function enqueue<Kind extends MessageKind>(
  trx: Trx,
  { channel = 'email', createdAt, dueAt = createdAt, facts, ...message }: Message<Kind>,
): Promise<void> {
  const { kind, recipient, status, reason, userId, groupId } = message
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      channel,
      kind,
      recipient,
      facts: JSON.stringify(facts),
      status,
      reason,
      user_id: userId ?? null,
      group_id: groupId ?? null,
      attempts: 0,
      next_attempt_at: dueAt,
      created_at: createdAt,
    })
    .execute()
}
