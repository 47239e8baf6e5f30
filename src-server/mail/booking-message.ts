import type { z } from 'zod'
import { shortId } from '../../shared/booking.ts'
import { brand } from '../../shared/brand.ts'
import { formatCents } from '../../shared/format/money.ts'
import { cancellationPolicy, freeCancellationEnd } from '../../shared/policy.ts'
import {
  formatMoment,
  instantOf,
  type WallClock,
  wallClock,
} from '../../shared/time/business-time.ts'
import { googleCalendarUrl } from '../../shared/time/calendar-event.ts'
import { type BookingFacts, serviceTitles, visitsIn } from './booking-facts.ts'
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
  sms: (what: string, when: string, facts: Facts) => string
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
    bookingMail(facts, mail(facts, whenOf(facts, tools.env.TIME_ZONE)), calendar, tools),
  sms: (facts, { env }) =>
    `${brand.name}: ${sms(serviceTitles(facts), whenOf(facts, env.TIME_ZONE), facts)}`,
})

/** When the work is done, in the business zone; of several visits, when the first one is. */
function whenOf(facts: BookingFacts, timeZone: string): string {
  const { length } = visitsIn(facts)
  const first = formatMoment(facts, timeZone)
  return length === 1 ? first : `${length} visits starting ${first}`
}

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
  const { bookings, address, instructions, groupId } = facts
  const total = bookings.reduce((sum, { amount }) => sum + amount, 0)
  const leading = bookings[0]?.id ?? ''
  // The proof opens nothing by itself; behind the # the previous version's page would read it as part of the token.
  const url = `${env.PUBLIC_URL}/manage/${leading}?proof=${secrets.mailProof(groupId)}#${secrets.guestToken(groupId)}`
  const isMultiService = bookings.length > 1
  const visits = visitsIn(facts).map(({ date, time, together }) => ({
    date,
    time,
    serviceTitle: together.map(({ serviceTitle }) => serviceTitle).join(', '),
  }))
  /** The label of a line about one visit. */
  const about = (label: string, { serviceTitle }: { serviceTitle: string }) =>
    visits.length === 1 ? label : `${label} (${serviceTitle})`
  const details: MailBody['rows'] = [
    ...(isMultiService ? [mailRow('Total', formatCents(total))] : []),
    ...visits.map((visit) => mailRow(about('When', visit), formatMoment(visit, env.TIME_ZONE))),
    ...(calendar === 'PUBLISH' ? professionalRows(facts) : []),
    ...(address ? [mailRow('Where', address)] : []),
    ...(calendar === 'PUBLISH' && !facts.isMovedByOffice
      ? visits.flatMap((visit) => freeUntilRow(about('Free to cancel until', visit), visit, tools))
      : []),
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
          ? visits.map((visit) => ({
              label:
                visits.length === 1
                  ? 'Add to Google Calendar'
                  : `Add ${visit.serviceTitle} to Google Calendar`,
              url: googleCalendarUrl({ ...visit, address }, env.TIME_ZONE),
            }))
          : [],
      small: words.small ?? [policyText, demoNotice],
    }),
    attachments: calendar === 'none' ? [] : calendarAttachment(visitsOf(facts), calendar, tools),
  }
}

/** Who comes, where somebody is assigned. */
const professionalRows = ({ bookings }: BookingFacts): MailBody['rows'] =>
  bookings.flatMap(({ serviceTitle, professional, record }) =>
    professional === undefined
      ? []
      : [
          mailRow(
            bookings.length === 1 ? 'Professional' : `Professional (${serviceTitle})`,
            record ? `${professional}, ${record}` : professional,
          ),
        ],
  )

/** Until when the visit can be cancelled free of charge, if that is not over. */
function freeUntilRow(
  label: string,
  visit: WallClock,
  { env, queuedAt }: MessageTools,
): MailBody['rows'] {
  const end = freeCancellationEnd(instantOf(visit, env.TIME_ZONE))
  if (end <= queuedAt) return []
  const moment = formatMoment(wallClock(end, env.TIME_ZONE), env.TIME_ZONE)
  return [mailRow(label, moment)]
}

/** Only something that looks like a name is repeated: a stranger could have typed anything into it. */
export const greeting = ({ customerName }: BookingFacts) =>
  /^[\p{L}\p{M}'’., -]{1,60}$/u.test(customerName) && !/\.\p{L}{2,}/u.test(customerName)
    ? `Hello ${customerName}`
    : 'Hello'
