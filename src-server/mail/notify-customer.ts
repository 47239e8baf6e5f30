import {
  type BookingMessageKind,
  type MessageKind,
  messageKinds,
} from '../../shared/messages/message-kinds.ts'
import type { Preferences } from '../../shared/people/customer.ts'
import { hasEmail } from '../../shared/people/no-email.ts'
import { instantOf, type WallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { addProfessionals } from './add-professionals.ts'
import type { BookingFacts } from './booking-facts.ts'
import { nextDigest } from './digests.ts'
import type { MessageFacts } from './messages/messages.ts'
import { enqueue, enqueueSms, type Message } from './outbox.ts'
import { confirmedPhone, normalizePhone, noTexts } from './phone-numbers.ts'
import { preferencesFor } from './preferences.ts'
import { isSmsSetUp } from './sms-transport.ts'

interface Notification<Kind extends BookingMessageKind> {
  kind: Kind
  facts: MessageFacts[Kind]
  /** The recipient; one who has no email gets it by text message, at the number of the booking. */
  customer: { userId: string | null; email: string; phone: string }
  /** The customer did it just now: the confirmation is always sent. */
  byCustomer: boolean
  /** Sent whatever the preferences say, such as that nobody will come. */
  isEssential?: boolean
  /** When it goes out, if not at once; ISO, UTC. It can be withdrawn until then. */
  dueAt?: string | undefined
  /** Where the office sends it by text message too, at the customer's wish; E.164. */
  smsTo?: string | undefined
}

/** These ask for something that only the email's link opens. */
const kindsTextedBesideEmail: ReadonlySet<MessageKind> = new Set([
  'bookingCompleted',
  'claimSettled',
])

type Delivery = Pick<Message, 'status' | 'reason' | 'dueAt'>

/**
 * Queues a notification to a customer by email and text message, or stores why it is withheld. Returns whether it goes out
 * with the next delivery: by email, or by text message to somebody who has no email.
 */
export async function notifyCustomer<Kind extends BookingMessageKind>(
  ctx: Pick<Context, 'clock' | 'env'> & Partial<Pick<Context, 'user'>>,
  trx: Trx,
  { kind, facts: known, customer, byCustomer, isEssential, dueAt, smsTo }: Notification<Kind>,
): Promise<boolean> {
  const facts = await addProfessionals(trx, known)
  const preferences = await preferencesFor(trx, customer.userId)
  const message = {
    kind,
    facts,
    createdAt: ctx.clock.now().toISOString(),
    userId: customer.userId,
    groupId: facts.groupId,
    ...(dueAt === undefined ? {} : { dueAt }),
  }
  const isOwnAddress = await ownsAddress(trx, customer)
  // A person who holds an order's link may act on it, even after the order has joined an account.
  const isOwner = isOwnAddress && (!byCustomer || ctx.user?.id === customer.userId)
  const causedBy = isOwner ? 'owner' : byCustomer ? 'visitorClick' : 'visitorOrder'
  const delivery: Delivery = byCustomer
    ? { status: 'queued', reason: 'confirms what the customer just did' }
    : isEssential
      ? { status: 'queued', reason: 'the customer must know' }
      : emailDelivery(ctx, preferences, kind, facts)
  await enqueue(trx, {
    ...message,
    // A stranger must not be able to make us email texts of their choice to anybody.
    facts: isOwner ? facts : withoutFreeText(facts),
    causedBy,
    recipient: customer.email,
    ...delivery,
  })
  if (!hasEmail(customer.email)) {
    return textInstead(ctx, trx, message, customer.phone)
  }
  const isQueued = delivery.status === 'queued'
  if (!smsTo && !preferences[`smsBooking${messageKinds[kind].topic}`]) return isQueued
  // The number in the booking may be anybody's, unless the office has heard it on the phone.
  const number = smsTo ?? (await confirmedPhone(trx, customer.userId))
  await enqueueSms(trx, {
    ...message,
    causedBy,
    recipient: number ?? '',
    ...smsDelivery(ctx, number),
  })
  return isQueued
}

/** To a caller without an email, at the number that the office has heard on the phone: no stranger can have caused it. */
async function textInstead<Kind extends BookingMessageKind>(
  { env }: Pick<Context, 'env'>,
  trx: Trx,
  message: Omit<Message<Kind>, 'recipient' | 'status' | 'reason' | 'causedBy'>,
  phone: string,
): Promise<boolean> {
  if (kindsTextedBesideEmail.has(message.kind)) return false
  const number = normalizePhone(phone, env)
  const refused = isSmsSetUp(env) ? number === undefined && noTexts : 'text messages are not set up'
  await enqueueSms(trx, {
    ...message,
    causedBy: 'owner',
    recipient: number ?? phone,
    status: refused ? 'held' : 'queued',
    reason: refused || 'the customer has no email address',
  })
  return !refused
}

/** Whether the address is the verified one of the booking's account: anybody may have typed any other. */
async function ownsAddress(trx: Trx, { userId, email }: Notification<'reminder'>['customer']) {
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
const linkPattern = /[:@\\]|\/\/|\.\p{L}{2,}|www/iu

const withoutFreeText = <Facts extends BookingFacts>(facts: Facts): Facts => ({
  ...facts,
  instructions: undefined,
  address: linkPattern.test(facts.address) ? '' : facts.address,
})

function emailDelivery(
  { clock, env }: Pick<Context, 'clock' | 'env'>,
  preferences: Preferences,
  kind: BookingMessageKind,
  facts: BookingFacts & { before?: WallClock },
): Delivery {
  const { topic } = messageKinds[kind]
  const words = `booking ${topic.toLowerCase()} by email`
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

function smsDelivery({ env }: Pick<Context, 'env'>, number: string | undefined): Delivery {
  if (!isSmsSetUp(env)) return { status: 'held', reason: 'text messages are not set up' }
  if (!number) return { status: 'held', reason: 'the customer has no confirmed phone number' }
  return { status: 'queued', reason: 'the customer wants it by text message' }
}
