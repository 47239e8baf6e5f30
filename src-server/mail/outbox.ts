import type { MessageKind } from '../../shared/message-kinds.ts'
import type { Tables, Trx } from '../db/types.ts'
import { newId } from '../secrets.ts'
import type { MessageFacts } from './message-facts.ts'
import { type Cause, mailboxKey, visitorLimitReason } from './visitor-limit.ts'

type Row = Tables['outbox']

export interface Message<Kind extends MessageKind = MessageKind> {
  kind: Kind
  channel?: Row['channel']
  /** An email address or a phone number. */
  recipient: string
  facts: MessageFacts[Kind]
  status: 'queued' | 'waiting' | 'held'
  /** Why it is sent, or withheld. */
  reason: string
  /** ISO, UTC */
  createdAt: string
  /** When it is due, if not at once. ISO, UTC */
  dueAt?: string
  userId?: string | null
  groupId?: string
  /** Who may have caused it; messages caused by others than the recipient count against the recipient's limit. */
  causedBy?: Cause
}

/** Somebody is waiting for these, and their links are short-lived: they go before all others. */
const urgentKinds: readonly MessageKind[] = [
  'verifyEmail',
  'accountExists',
  'resetPassword',
  'passwordChanged',
  'phoneCode',
]

/** Queues a message in the caller's transaction: it is sent if, and only if, the change that it reports is stored. */
export async function enqueue<Kind extends MessageKind>(
  trx: Trx,
  { channel = 'email', createdAt, dueAt = createdAt, facts, ...message }: Message<Kind>,
): Promise<void> {
  const { kind, recipient, userId, groupId, causedBy = 'owner' } = message
  const recipientKey = mailboxKey(recipient)
  const isUrgent = urgentKinds.includes(kind)
  // Also for withheld messages, so that asking takes the same time for known and unknown addresses.
  const limitReason =
    causedBy === 'owner'
      ? undefined
      : await visitorLimitReason(trx, { recipientKey, causedBy, isUrgent }, new Date(createdAt))
  const isHeld = message.status === 'held' || limitReason !== undefined
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      channel,
      kind,
      recipient,
      recipient_key: recipientKey,
      caused_by_visitor: Number(causedBy !== 'owner'),
      facts: JSON.stringify(facts),
      status: isHeld ? 'held' : message.status,
      reason: message.status === 'held' ? message.reason : (limitReason ?? message.reason),
      priority: isUrgent ? 0 : 1,
      user_id: userId ?? null,
      group_id: groupId ?? null,
      attempts: 0,
      next_attempt_at: dueAt,
      created_at: createdAt,
    })
    .execute()
}
