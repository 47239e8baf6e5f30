import { shortId } from '../../shared/booking.ts'
import { formatMoment } from '../../shared/business-time.ts'
import { googleCalendarUrl } from '../../shared/calendar-event.ts'
import type { CalendarMethod } from '../../shared/calendar-file.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationPolicy, confirmedMeaning, heldMeaning, policy } from '../../shared/policy.ts'
import { serviceTitles } from './booking-facts.ts'
import { calendarAttachment, visitsOf } from './calendar-attachment.ts'
import { layout, type MailBody } from './layout.ts'
import type { BookingFacts, CancelledFacts, ChangedFacts } from './message-facts.ts'
import type { Mail, Template, TemplateTools } from './templates.ts'

const row = (label: string, value: string): MailBody['rows'][number] => [label, value]

interface Words {
  subject: string
  title: string
  paragraphs: string[]
  /** In addition to what, when and where. */
  rows?: MailBody['rows']
  action?: string
  /** What the attached file does to the customer's calendar, if not add the visit. */
  calendar?: CalendarMethod | 'none'
  small?: string[]
}

const demoNotice = 'This is a demo booking: no payment is taken.'
const policyText = cancellationPolicy.join(' ')

/** One email about a visit: the words differ, the facts and the link to it are the same. */
function bookingMail(facts: BookingFacts, words: Words, tools: TemplateTools): Mail {
  const { env, secrets } = tools
  const { bookings, address, instructions, date, time, groupId } = facts
  const total = bookings.reduce((sum, { amount }) => sum + amount, 0)
  const leading = bookings[0]?.id ?? ''
  // The proof opens nothing by itself; behind the # the previous version's page would read it as part of the token.
  const url = `${env.PUBLIC_URL}/manage/${leading}?proof=${secrets.mailProof(groupId)}#${secrets.guestToken(groupId)}`
  const isMultiService = bookings.length > 1
  const event = { serviceTitle: serviceTitles(facts), date, time, address }
  const { calendar = 'PUBLISH' } = words
  const details: MailBody['rows'] = [
    ...(isMultiService ? [row('Total', formatCents(total))] : []),
    row('When', formatMoment(facts, env.TIME_ZONE)),
    ...(address ? [row('Where', address)] : []),
    ...(instructions ? [row('Instructions', instructions)] : []),
  ]
  return {
    subject: words.subject,
    ...layout({
      title: words.title,
      paragraphs: words.paragraphs,
      rows: [
        ...bookings.map(({ id, serviceTitle, amount }) =>
          row(serviceTitle, `${formatCents(amount)} (booking ${shortId(id)})`),
        ),
        ...details,
        ...(words.rows ?? []),
      ],
      action: { label: words.action ?? 'See your booking', url },
      links:
        calendar === 'PUBLISH'
          ? [{ label: 'Add it to Google Calendar', url: googleCalendarUrl(event, env.TIME_ZONE) }]
          : [],
      small: words.small ?? [policyText, demoNotice],
    }),
    attachments: calendar === 'none' ? [] : calendarAttachment(visitsOf(facts), calendar, tools),
  }
}

/** Only something that looks like a name is repeated: a stranger could have typed anything into it. */
const greeting = ({ customerName }: BookingFacts) =>
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
    subject: `Your ${serviceTitles(facts)} booking: ${when}`,
    title: `${serviceTitles(facts)}, ${when}`,
    paragraphs: [
      `${greeting(facts)}, thank you for booking with us.`,
      ...(facts.heldUntil ? [heldMeaning] : [confirmedMeaning]),
    ],
  })),
  bookingConfirmed: template((facts: BookingFacts, when) => ({
    subject: `A professional is assigned: ${serviceTitles(facts)}, ${when}`,
    title: 'A professional has been assigned',
    paragraphs: [
      `${greeting(facts)}, everything is set for ${when}.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  })),
  bookingChanged: template((facts: ChangedFacts, when) => ({
    subject: `Your ${serviceTitles(facts)} booking is now on ${when}`,
    title: `Your new time: ${when}`,
    paragraphs: [
      `${greeting(facts)}, your booking has been moved. Rescheduling is free.`,
      ...(facts.keptFee
        ? [
            `It was moved shortly before the visit: if you cancel it, at least ${formatCents(facts.keptFee)} applies.`,
          ]
        : []),
      'The old time no longer counts. Open the attached file to update your calendar.',
    ],
  })),
  bookingCancelled: template((facts: CancelledFacts, when) => ({
    subject: `Cancelled: ${serviceTitles(facts)}, ${when}`,
    title: 'Your booking is cancelled',
    paragraphs: [
      `${greeting(facts)}, nobody will come on ${when}.`,
      facts.reason
        ? 'We are sorry. Please book another time, or call us.'
        : 'If this was a mistake, book again: many times are still available.',
    ],
    rows: [
      row(
        'Cancellation fee',
        facts.fee === 0 ? 'None' : `${formatCents(facts.fee)} (recorded, not charged)`,
      ),
      ...(facts.reason ? [row('Why', facts.reason)] : []),
      ...(facts.rest
        ? [
            row(
              'Your other services',
              `${formatCents(facts.rest.after)} instead of ${formatCents(facts.rest.before)}: what you save by booking together was calculated again`,
            ),
          ]
        : []),
    ],
    calendar: 'CANCEL',
  })),
  bookingCompleted: template((facts: BookingFacts) => ({
    subject: `How was your ${serviceTitles(facts)}?`,
    title: 'All done. How did we do?',
    paragraphs: [
      `${greeting(facts)}, your ${serviceTitles(facts)} is completed.`,
      'A review takes a minute and helps your neighbors choose.',
    ],
    action: 'Leave a review',
    calendar: 'none',
    small: [demoNotice],
  })),
  reminder: template((facts: BookingFacts, when) => ({
    subject: `Reminder: ${serviceTitles(facts)}, ${when}`,
    title: `See you on ${when}`,
    paragraphs: [
      `${greeting(facts)}, this is your reminder.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  })),
}
