import { sql } from 'kysely'
import type { Trx } from '../db/types.ts'
import { countUse } from '../limits/count-use.ts'
import { sha256 } from '../secrets.ts'

const hour = 3_600_000

/** The recipient; a visitor who just clicked; or an earlier order that the business now sends messages about. */
export type Cause = 'owner' | 'visitorClick' | 'visitorOrder'

/**
 * Limits the messages to one recipient that somebody else may have caused: a stranger can type anybody's address. Some
 * of them are reserved for account email, so that orders cannot keep an owner from a new password.
 */
const maxMessages = {
  any: { hour: 5, day: 20 },
  notUrgent: { hour: 4, day: 16 },
}

/** One key for all spellings of a mailbox: a plus suffix, and Gmail's dots, do not make another one. */
export function mailboxKey(recipient: string): string {
  const [name = '', domain] = recipient.toLowerCase().split('@')
  if (domain === undefined) return recipient
  const mailbox = name.replace(/\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

interface Request {
  recipientKey: string
  causedBy: Cause
  isUrgent: boolean
}

/** How many messages went out within the last day and the last hour, and how many of these were about orders. */
type Sent = Record<'day' | 'hour' | 'orderDay' | 'orderHour', number>
const noneSent: Sent = { day: 0, hour: 0, orderDay: 0, orderHour: 0 }

/** Why this recipient gets no further message caused by a visitor; undefined if the limit is not reached. */
export async function visitorLimitReason(
  trx: Trx,
  { recipientKey, causedBy, isUrgent }: Request,
  now: Date,
): Promise<string | undefined> {
  // Counted as a use first, so that of two concurrent messages one waits for the other.
  const key = `mail:${sha256(recipientKey)}`
  await countUse(trx, { key, max: Number.POSITIVE_INFINITY, windowMs: hour }, now)
  const since = (windowMs: number) => new Date(now.getTime() - windowMs).toISOString()
  const inLastHour = sql`created_at > ${since(hour)}`
  // Every order asks this: written out, it takes half the time. The condition is that of the partial index.
  const { rows } = await sql<Sent>`
    select count(*) as day, count(*) filter (where ${inLastHour}) as hour,
      count(*) filter (where priority > 0) as "orderDay",
      count(*) filter (where priority > 0 and ${inLastHour}) as "orderHour"
    from outbox
    where recipient_key = ${recipientKey} and caused_by_visitor = 1 and status <> 'held'
      and created_at > ${since(24 * hour)}`.execute(trx)
  const [sent = noneSent] = rows
  const isFull = (window: 'hour' | 'day', ofOrders: number) =>
    sent[window] >= maxMessages.any[window] ||
    (!isUrgent && ofOrders >= maxMessages.notUrgent[window])
  // Messages from the business about an order are sent when due, several at once; the daily limit applies to them too.
  if (causedBy === 'visitorClick' && isFull('hour', sent.orderHour)) {
    return 'hourly limit for this recipient reached'
  }
  if (isFull('day', sent.orderDay)) {
    return 'daily limit for this recipient reached'
  }
  return undefined
}
