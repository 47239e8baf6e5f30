import { instantOf, type WallClock } from '../../shared/business-time.ts'
import type { Preferences } from '../../shared/customer.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import type { BookingFacts } from './booking-words.ts'
import { nextDigest } from './digests.ts'
import { enqueue, type Message } from './outbox.ts'
import { confirmedPhone } from './phone-numbers.ts'
import { preferencesOf } from './preferences.ts'
import { isSmsSetUp } from './sms-transport.ts'
import type { TemplateFacts } from './templates.ts'

const topics = {
  bookingReceived: 'Confirmations',
  bookingConfirmed: 'Confirmations',
  bookingChanged: 'Updates',
  bookingCancelled: 'Updates',
  bookingCompleted: 'Updates',
  reminder: 'Reminders',
} as const
type BookingMessageKind = keyof typeof topics

interface News<Kind extends BookingMessageKind> {
  kind: Kind
  facts: TemplateFacts[Kind]
  /** The recipient. */
  customer: { userId: string | null; email: string }
  /** The customer did it just now: the confirmation is always sent. */
  ownDoing: boolean
  /** Sent whatever the preferences say, such as that nobody will come. */
  mustKnow?: boolean
}

type Fate = Pick<Message, 'status' | 'reason' | 'dueAt'>

/** Queues a notification to a customer by email and text message, or stores why it is withheld. */
export async function tellCustomer<Kind extends BookingMessageKind>(
  ctx: Pick<Context, 'clock' | 'env'> & Partial<Pick<Context, 'user'>>,
  trx: Trx,
  { kind, facts, customer, ownDoing, mustKnow }: News<Kind>,
): Promise<void> {
  const preferences = await preferencesOf(trx, customer.userId)
  const message = {
    kind,
    facts,
    createdAt: ctx.clock.now().toISOString(),
    userId: customer.userId,
    groupId: facts.groupId,
  }
  const isOwnAddress = await ownsAddress(trx, customer)
  // A person who holds an order's link may act on it, even after the order has joined an account.
  const isOwner = isOwnAddress && (!ownDoing || ctx.user?.id === customer.userId)
  const causedBy = isOwner ? 'owner' : ownDoing ? 'visitorClick' : 'visitorOrder'
  await enqueue(trx, {
    ...message,
    // A stranger must not be able to make us email texts of their choice to anybody.
    facts: isOwner ? facts : withoutFreeText(facts),
    causedBy,
    recipient: customer.email,
    ...(ownDoing
      ? { status: 'queued', reason: 'confirms what the customer has just done' }
      : mustKnow
        ? { status: 'queued', reason: 'the customer must know' }
        : mailFate(ctx, preferences, kind, facts)),
  })
  if (!preferences[`smsBooking${topics[kind]}`]) return
  // The number in the booking may be anybody's.
  const number = await confirmedPhone(trx, customer.userId)
  await enqueue(trx, {
    ...message,
    channel: 'sms',
    causedBy,
    recipient: number ?? '',
    ...smsFate(ctx, number),
  })
}

/** Whether the address is the verified one of the booking's account: anybody may have typed any other. */
async function ownsAddress(trx: Trx, { userId, email }: News<'reminder'>['customer']) {
  if (userId === null) return false
  const account = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return account?.email === email.toLowerCase()
}

/** Text that looks like the address of a page or a mailbox. */
const looksLikeLink = /[:@\\]|\/\/|\.\p{L}{2,}|www/iu

const withoutFreeText = <Facts extends BookingFacts>(facts: Facts): Facts => ({
  ...facts,
  instructions: undefined,
  address: looksLikeLink.test(facts.address) ? '' : facts.address,
})

function mailFate(
  { clock, env }: Pick<Context, 'clock' | 'env'>,
  preferences: Preferences,
  kind: BookingMessageKind,
  facts: BookingFacts & { before?: WallClock },
): Fate {
  const topic = topics[kind]
  const words = `booking ${topic.toLowerCase()} by e-mail`
  if (!preferences[`emailBooking${topic}`]) {
    return { status: 'held', reason: `the customer has turned off ${words}` }
  }
  const { communicationFrequency: frequency } = preferences
  if (topic === 'Updates' && frequency !== 'immediate') {
    const due = nextDigest(clock.now(), env.TIME_ZONE, frequency)
    const starts = [facts, facts.before ?? facts].map((visit) => instantOf(visit, env.TIME_ZONE))
    const inTime = starts.every((start) => due < start) || kind === 'bookingCompleted'
    // News of a visit before the next digest would come too late with it.
    if (inTime) {
      return {
        status: 'waiting',
        reason: `waits for the ${frequency} digest`,
        dueAt: due.toISOString(),
      }
    }
    return { status: 'queued', reason: `the visit is before the ${frequency} digest` }
  }
  return { status: 'queued', reason: `the customer wants ${words}` }
}

function smsFate({ env }: Pick<Context, 'env'>, number: string | undefined): Fate {
  if (!isSmsSetUp(env)) return { status: 'held', reason: 'text messages are not set up' }
  if (!number) return { status: 'held', reason: 'the customer has confirmed no phone number' }
  return { status: 'queued', reason: 'the customer wants it by text message' }
}
