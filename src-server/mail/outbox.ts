import {
  type BookingMessageKind,
  type MessageKind,
  messageKinds,
} from '../../shared/messages/message-kinds.ts'
import { hasEmail } from '../../shared/people/no-email.ts'
import type { Tables, Trx } from '../db/types.ts'
import { newId } from '../secrets.ts'
import { type MessageFacts, messageDefinitions } from './messages/messages.ts'
import { type Cause, mailboxKey, visitorLimitReason } from './visitor-limit.ts'

type Row = Tables['outbox']

/** What is left of a message's facts once they are deleted. */
export const noFacts = '{}'

export interface Message<Kind extends MessageKind = MessageKind> {
  /** Chosen by the caller where other emails will refer to it. */
  id?: string
  kind: Kind
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
const isUrgentKind = (kind: MessageKind): boolean => messageKinds[kind].topic === 'Account'

/**
 * Queues a message in the caller's transaction: it is sent if, and only if, the change that it reports is stored. It
 * goes out by email, or as a text message if that is all there is.
 */
export const enqueue = <Kind extends MessageKind>(
  trx: Trx,
  message: Message<Kind>,
): Promise<void> => store(trx, messageDefinitions[message.kind].mail ? 'email' : 'sms', message)

/** The same as a text message, in addition to the email. */
export const enqueueSms = <Kind extends BookingMessageKind>(
  trx: Trx,
  message: Message<Kind>,
): Promise<void> => store(trx, 'sms', message)

async function store<Kind extends MessageKind>(
  trx: Trx,
  channel: Row['channel'],
  { createdAt, dueAt = createdAt, facts, ...message }: Message<Kind>,
): Promise<void> {
  const { id = newId(), kind, recipient, userId, groupId, causedBy = 'owner' } = message
  const recipientKey = mailboxKey(recipient)
  const isUrgent = isUrgentKind(kind)
  // Also for withheld messages, so that asking takes the same time for known and unknown addresses.
  const limitReason =
    causedBy === 'owner'
      ? undefined
      : await visitorLimitReason(trx, { recipientKey, causedBy, isUrgent }, new Date(createdAt))
  const heldReason =
    channel === 'email' && !hasEmail(recipient)
      ? 'the customer has no email address'
      : message.status === 'held'
        ? message.reason
        : limitReason
  await trx
    .insertInto('outbox')
    .values({
      id,
      channel,
      kind,
      recipient,
      recipient_key: recipientKey,
      caused_by_visitor: Number(causedBy !== 'owner'),
      facts: JSON.stringify(facts),
      status: heldReason === undefined ? message.status : 'held',
      reason: heldReason ?? message.reason,
      priority: isUrgent ? 0 : 1,
      user_id: userId ?? null,
      group_id: groupId ?? null,
      attempts: 0,
      next_attempt_at: dueAt,
      created_at: createdAt,
    })
    .execute()
}
