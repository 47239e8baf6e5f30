import type { z } from 'zod'
import { shortId } from '../../shared/booking.ts'
import { brand } from '../../shared/brand.ts'
import { formatCents } from '../../shared/format/money.ts'
import { cancellationPolicy, freeCancellationEnd } from '../../shared/policy.ts'
import { formatMoment, instantOf, wallClock } from '../../shared/time/business-time.ts'
import { googleCalendarUrl } from '../../shared/time/calendar-event.ts'
import { type BookingFacts, serviceTitles } from './booking-facts.ts'
import { calendarAttachment, visitsOf } from './calendar-attachment.ts'
import { layout, type MailBody } from './layout.ts'
import type { BookingMessage, CalendarEffect, Mail, MessageTools } from './message-definition.ts'

interface MailWords {
  subject: string
  title: string
  paragraphs: string[]
  /** In addition to what, when and where. */
  rows?: MailBody['rows']
  action?: string
  small?: string[]
}

interface Parts<Facts extends BookingFacts> {
  facts: z.ZodType<Facts>
  calendar: CalendarEffect
  mail: (facts: Facts, when: string) => MailWords
  /** After the name of the business; the email has all the details. */
  sms: (what: string, when: string) => string
}

/** A message about a visit: the words differ, the facts and the link to it are the same. */
export const bookingMessage = <Facts extends BookingFacts>({
  facts: schema,
  calendar,
  mail,
  sms,
}: Parts<Facts>): BookingMessage<Facts> => ({
  facts: schema,
  calendar,
  mail: (facts, tools) =>
    bookingMail(facts, mail(facts, formatMoment(facts, tools.env.TIME_ZONE)), calendar, tools),
  sms: (facts, { env }) =>
    `${brand.name}: ${sms(serviceTitles(facts), formatMoment(facts, env.TIME_ZONE))}`,
})

export const mailRow = (label: string, value: string): MailBody['rows'][number] => [label, value]

export const demoNotice = 'This is a demo booking: no payment is taken.'
const policyText = cancellationPolicy.join(' ')

function bookingMail(
  facts: BookingFacts,
  words: MailWords,
  calendar: CalendarEffect,
  tools: MessageTools,
): Mail {
  const { env, secrets } = tools
  const { bookings, address, instructions, date, time, groupId } = facts
  const total = bookings.reduce((sum, { amount }) => sum + amount, 0)
  const leading = bookings[0]?.id ?? ''
  // The proof opens nothing by itself; behind the # the previous version's page would read it as part of the token.
  const url = `${env.PUBLIC_URL}/manage/${leading}?proof=${secrets.mailProof(groupId)}#${secrets.guestToken(groupId)}`
  const isMultiService = bookings.length > 1
  const event = { serviceTitle: serviceTitles(facts), date, time, address }
  const details: MailBody['rows'] = [
    ...(isMultiService ? [mailRow('Total', formatCents(total))] : []),
    mailRow('When', formatMoment(facts, env.TIME_ZONE)),
    ...(address ? [mailRow('Where', address)] : []),
    ...(calendar === 'PUBLISH' ? freeUntilRow(facts, tools) : []),
    ...(instructions ? [mailRow('Instructions', instructions)] : []),
  ]
  return {
    subject: words.subject,
    ...layout({
      title: words.title,
      paragraphs: words.paragraphs,
      rows: [
        ...bookings.map(({ id, serviceTitle, amount }) =>
          mailRow(serviceTitle, `${formatCents(amount)} (booking ${shortId(id)})`),
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

/** Until when the visit can be cancelled free of charge, if that is not over. */
function freeUntilRow(facts: BookingFacts, { env, queuedAt }: MessageTools): MailBody['rows'] {
  const end = freeCancellationEnd(instantOf(facts, env.TIME_ZONE))
  if (end <= queuedAt) return []
  const moment = formatMoment(wallClock(end, env.TIME_ZONE), env.TIME_ZONE)
  return [mailRow('Free to cancel until', moment)]
}

/** Only something that looks like a name is repeated: a stranger could have typed anything into it. */
export const greeting = ({ customerName }: BookingFacts) =>
  /^[\p{L}\p{M}'’., -]{1,60}$/u.test(customerName) && !/\.\p{L}{2,}/u.test(customerName)
    ? `Hello ${customerName}`
    : 'Hello'
