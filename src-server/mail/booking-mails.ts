import { shortId } from '../../shared/booking.ts'
import { formatMoment } from '../../shared/business-time.ts'
import { googleCalendarUrl } from '../../shared/calendar-event.ts'
import type { CalendarMethod } from '../../shared/calendar-file.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationPolicy, confirmedMeaning, heldMeaning, policy } from '../../shared/policy.ts'
import {
  type BookingFacts,
  type CancelledFacts,
  type ChangedFacts,
  titlesOf,
} from './booking-words.ts'
import { calendarAttachment, visitsOf } from './calendar-attachment.ts'
import { layout, type MailBody } from './layout.ts'
import type { Mail, Template, TemplateTools } from './templates.ts'

export type { BookingFacts, CancelledFacts, ChangedFacts } from './booking-words.ts'

interface Words {
  subject: string
  title: string
  paragraphs: string[]
  /** Facts in addition to what, when and where. */
  facts?: MailBody['facts']
  action?: string
  /** What the attached file does to the customer's calendar, if not add the visit. */
  calendar?: CalendarMethod | 'none'
  small?: string[]
}

const demo = 'This is a demo booking: no payment is taken.'
const policyText = cancellationPolicy.join(' ')

/** One email about a visit: the words differ, the facts and the link to it are the same. */
function bookingMail(facts: BookingFacts, words: Words, tools: TemplateTools): Mail {
  const { env, secrets } = tools
  const { bookings, address, instructions, date, time, groupId } = facts
  const total = bookings.reduce((sum, { amount }) => sum + amount, 0)
  const leading = bookings[0]?.id ?? ''
  // The proof opens nothing by itself; behind the # the previous version's page would read it as part of the token.
  const url = `${env.PUBLIC_URL}/manage/${leading}?proof=${secrets.mailProof(groupId)}#${secrets.guestToken(groupId)}`
  const several = bookings.length > 1
  const event = { serviceTitle: titlesOf(facts), date, time, address }
  const { calendar = 'PUBLISH' } = words
  const added: MailBody['facts'] = [
    ...(several ? [['Total', formatCents(total)] as [string, string]] : []),
    ['When', formatMoment(facts, env.TIME_ZONE)],
    ...(address ? [['Where', address] as [string, string]] : []),
    ...(instructions ? [['Instructions', instructions] as [string, string]] : []),
  ]
  return {
    subject: words.subject,
    ...layout({
      title: words.title,
      paragraphs: words.paragraphs,
      facts: [
        ...bookings.map(({ id, serviceTitle, amount }): [string, string] => [
          serviceTitle,
          `${formatCents(amount)} (booking ${shortId(id)})`,
        ]),
        ...added,
        ...(words.facts ?? []),
      ],
      action: { label: words.action ?? 'See your booking', url },
      links:
        calendar === 'PUBLISH'
          ? [{ label: 'Add it to Google Calendar', url: googleCalendarUrl(event, env.TIME_ZONE) }]
          : [],
      small: words.small ?? [policyText, demo],
    }),
    attachments: calendar === 'none' ? [] : calendarAttachment(visitsOf(facts), calendar, tools),
  }
}

/** Only something that looks like a name is repeated: a stranger could have typed anything into it. */
const hello = ({ customerName }: BookingFacts) =>
  /^[\p{L}\p{M}'’., -]{1,60}$/u.test(customerName) && !/\.\p{L}{2,}/u.test(customerName)
    ? `Hello ${customerName}`
    : 'Hello'

const template =
  <Facts extends BookingFacts>(wordsFor: (facts: Facts, when: string) => Words): Template<Facts> =>
  (facts, tools) =>
    bookingMail(facts, wordsFor(facts, formatMoment(facts, tools.env.TIME_ZONE)), tools)

/** The emails about a booking. */
export const bookingMails = {
  bookingReceived: template((facts: BookingFacts, when) => ({
    subject: `Your ${titlesOf(facts)} booking: ${when}`,
    title: `${titlesOf(facts)}, ${when}`,
    paragraphs: [
      `${hello(facts)}, thank you for booking with us.`,
      ...(facts.heldUntil ? [heldMeaning] : [confirmedMeaning]),
    ],
  })),
  bookingConfirmed: template((facts: BookingFacts, when) => ({
    subject: `A professional is assigned: ${titlesOf(facts)}, ${when}`,
    title: 'A professional has been assigned',
    paragraphs: [
      `${hello(facts)}, everything is set for ${when}.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  })),
  bookingChanged: template((facts: ChangedFacts, when) => ({
    subject: `Your ${titlesOf(facts)} booking is now on ${when}`,
    title: `Your new time: ${when}`,
    paragraphs: [
      `${hello(facts)}, your booking has been moved. Rescheduling is free.`,
      ...(facts.keptFee
        ? [
            `It was moved shortly before the visit: if you cancel it, at least ${formatCents(facts.keptFee)} applies.`,
          ]
        : []),
      'The old time no longer counts. Open the attached file to update your calendar.',
    ],
  })),
  bookingCancelled: template((facts: CancelledFacts, when) => ({
    subject: `Cancelled: ${titlesOf(facts)}, ${when}`,
    title: 'Your booking is cancelled',
    paragraphs: [
      `${hello(facts)}, nobody will come on ${when}.`,
      facts.reason
        ? 'We are sorry. Please book another time, or call us.'
        : 'If this was a mistake, book again: many times are still free.',
    ],
    facts: [
      [
        'Cancellation fee',
        facts.fee === 0 ? 'None' : `${formatCents(facts.fee)} (recorded, not charged)`,
      ],
      ...(facts.reason ? [['Why', facts.reason] as [string, string]] : []),
      ...(facts.rest
        ? [
            [
              'Your other services',
              `${formatCents(facts.rest.after)} instead of ${formatCents(facts.rest.before)}: what you save by booking together was calculated again`,
            ] as [string, string],
          ]
        : []),
    ],
    calendar: 'CANCEL',
  })),
  bookingCompleted: template((facts: BookingFacts) => ({
    subject: `How was your ${titlesOf(facts)}?`,
    title: 'All done. How did we do?',
    paragraphs: [
      `${hello(facts)}, your ${titlesOf(facts)} is completed.`,
      'A review takes a minute and helps your neighbors choose.',
    ],
    action: 'Leave a review',
    calendar: 'none',
    small: [demo],
  })),
  reminder: template((facts: BookingFacts, when) => ({
    subject: `Reminder: ${titlesOf(facts)}, ${when}`,
    title: `See you on ${when}`,
    paragraphs: [
      `${hello(facts)}, this is your reminder.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  })),
}
