import { z } from 'zod'
import { visitOutcomes } from '../../../shared/booking-status.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting, mailRow } from '../booking-message.ts'

const cancelledFacts = bookingFacts.extend({
  /** Cents: recorded, not charged. */
  fee: z.number(),
  /** Why the business cancelled it. */
  reason: z.string().optional(),
  /** How a visit whose time had come ended. */
  outcome: z.enum(visitOutcomes).optional(),
  /** What the order's other services cost before and now, in cents, if that changed. */
  rest: z.object({ before: z.number(), after: z.number() }).optional(),
})
export type CancelledFacts = z.infer<typeof cancelledFacts>

export const bookingCancelled = {
  ...bookingMessage({
    facts: cancelledFacts,
    calendar: 'CANCEL',
    mail: (facts, when) => ({ ...wordsFor(facts, when), rows: rowsOf(facts) }),
    sms: (what, when, facts) =>
      [endedBy[facts.outcome ?? 'cancelled'](what, when), ...lastWords(facts)].join(' '),
  }),
  inDigest: 'cancelled: visit on',
}

const endedBy = {
  cancelled: (what: string, when: string) => `your ${what} booking on ${when} is cancelled.`,
  no_show: (what: string, when: string) =>
    `we came for your ${what} visit on ${when}, but no one was there.`,
  not_done: (what: string, when: string) => `we could not complete your ${what} visit on ${when}.`,
}

const lastWords = ({ fee, reason }: CancelledFacts) => [
  ...(reason ? [`Reason: ${reason.replace(/[.!?]?$/, '.')}`] : []),
  ...(fee > 0 ? [`The fee is ${formatCents(fee)}.`] : []),
]

function wordsFor(facts: CancelledFacts, when: string) {
  const services = serviceTitles(facts)
  if (facts.outcome === 'no_show') {
    return {
      subject: `We missed you: ${services}, ${when}`,
      title: 'We came, but no one was there',
      paragraphs: [
        `${greeting(facts)}, we came on ${when} but could not start.`,
        'If you still need the work, please book another time, or call us.',
      ],
    }
  }
  if (facts.outcome === 'not_done') {
    return {
      subject: `Not done: ${services}, ${when}`,
      title: 'We could not do the work',
      paragraphs: [
        `${greeting(facts)}, the work booked for ${when} could not be done. You owe nothing for it.`,
        'We are sorry. Please book another time, or call us.',
      ],
    }
  }
  return {
    subject: `Cancelled: ${services}, ${when}`,
    title: 'Your booking is cancelled',
    paragraphs: [
      `${greeting(facts)}, your booking for ${when} is cancelled.`,
      facts.reason
        ? 'We are sorry. Please book another time, or call us.'
        : 'If this was a mistake, you can book again. Plenty of times are still available.',
    ],
  }
}

const rowsOf = ({ fee, reason, rest }: CancelledFacts) => [
  mailRow('Cancellation fee', fee === 0 ? 'None' : `${formatCents(fee)} (recorded, not charged)`),
  ...(reason ? [mailRow('Reason', reason)] : []),
  ...(rest
    ? [
        mailRow(
          'Your other services',
          `${formatCents(rest.after)} (was ${formatCents(rest.before)}): your savings for booking together were recalculated`,
        ),
      ]
    : []),
]
