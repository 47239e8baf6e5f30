import type { Trx } from '../db/types.ts'
import { countUse } from '../limits/count-use.ts'
import { sha256 } from '../secret.ts'

const hour = 3_600_000

/** The recipient; somebody who just clicked; or an order of somebody's, of which the business writes later. */
export type Cause = 'owner' | 'visitorClick' | 'visitorOrder'

/**
 * So many messages reach one recipient that somebody else may have caused: a stranger can type anybody's address. Some
 * of them are kept for account mail, so that orders cannot keep an owner from a new password.
 */
const most = {
  any: { hour: 5, day: 20 },
  notUrgent: { hour: 4, day: 16 },
}

/** One key for the spellings of a mailbox: what follows a plus, and Gmail's dots, make no other one. */
export function mailboxKey(recipient: string): string {
  const [name = '', domain] = recipient.toLowerCase().split('@')
  if (domain === undefined) return recipient
  const mailbox = name.replace(/\+.*$/, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

interface Wanted {
  recipientKey: string
  causedBy: Cause
  isUrgent: boolean
}

/** Why this recipient gets no further message that a visitor has caused; undefined where there is room. */
export async function beyondVisitorLimit(
  trx: Trx,
  { recipientKey, causedBy, isUrgent }: Wanted,
  now: Date,
): Promise<string | undefined> {
  // Counted as a use first, so that of two messages at once one waits for the other.
  const key = `mail:${sha256(recipientKey)}`
  await countUse(trx, { key, most: Number.POSITIVE_INFINITY, windowMs: hour }, now)
  const since = (windowMs: number) => new Date(now.getTime() - windowMs).toISOString()
  const sent = await trx
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('day'),
      eb.fn.countAll<number>().filterWhere('created_at', '>', since(hour)).as('hour'),
      eb.fn.countAll<number>().filterWhere('priority', '>', 0).as('orderDay'),
      eb.fn
        .countAll<number>()
        .filterWhere('priority', '>', 0)
        .filterWhere('created_at', '>', since(hour))
        .as('orderHour'),
    ])
    .where('recipient_key', '=', recipientKey)
    .where('caused_by_visitor', '=', 1)
    .where('status', '<>', 'held')
    .where('created_at', '>', since(24 * hour))
    .executeTakeFirstOrThrow()
  const isFull = (window: 'hour' | 'day', ofOrders: number) =>
    sent[window] >= most.any[window] || (!isUrgent && ofOrders >= most.notUrgent[window])
  // What the business writes of an order comes when it is due, several at once; the day's limit holds for it too.
  if (causedBy === 'visitorClick' && isFull('hour', sent.orderHour)) {
    return 'visitors have caused enough messages to this recipient within the hour'
  }
  if (isFull('day', sent.orderDay)) {
    return 'visitors have caused enough messages to this recipient within the day'
  }
  return undefined
}
