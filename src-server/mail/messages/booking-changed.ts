import { z } from 'zod'
import { formatCents } from '../../../shared/format/money.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const changedFacts = bookingFacts.extend({
  /** When it would have been. */
  before: bookingFacts.pick({ date: true, time: true }),
  /** Whether somebody else comes than before. */
  hasNewProfessional: z.boolean().optional(),
  /** Where the office moved it: who the customer was told would come, null if nobody was named. */
  beforeId: z.string().nullable().optional(),
  /** Cents: what a later cancellation costs at least. */
  keptFee: z.number().optional(),
})

export const bookingChanged = {
  ...bookingMessage({
    facts: changedFacts,
    calendar: 'PUBLISH',
    mail: (facts, when) => ({
      subject: `Your ${serviceTitles(facts)} booking is now on ${when}`,
      title: `Your new time: ${when}`,
      paragraphs: [
        `${greeting(facts)}, your booking has been moved. Rescheduling is free.`,
        ...(facts.keptFee
          ? [
              `It was moved close to the visit, so a fee of at least ${formatCents(facts.keptFee)} applies if you cancel.`,
            ]
          : []),
        ...(facts.hasNewProfessional
          ? [describeProfessional(facts.bookings[0]?.professional)]
          : []),
        'Your old time has been released. Open the attached file to update your calendar.',
      ],
    }),
    sms: (what, when) => `your ${what} booking is now on ${when}.`,
  }),
  inDigest: 'moved to',
}

const describeProfessional = (firstName: string | undefined): string =>
  firstName
    ? `A different professional will come at the new time: ${firstName}.`
    : 'A different professional will come at the new time. We will tell you who.'
