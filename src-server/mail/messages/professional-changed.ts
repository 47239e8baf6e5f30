import { z } from 'zod'
import { type BookingFacts, bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const professionalChangedFacts = bookingFacts.extend({
  /** The professional that the customer was told about before. */
  beforeId: z.string(),
})

const nameOf = ({ bookings }: BookingFacts) =>
  bookings[0]?.professional ?? 'A different professional'

export const professionalChanged = {
  ...bookingMessage({
    facts: professionalChangedFacts,
    calendar: 'PUBLISH',
    mail: (facts, when) => {
      return {
        subject: `${nameOf(facts)} will come to your ${serviceTitles(facts)} visit, ${when}`,
        title: `${nameOf(facts)} will come instead`,
        paragraphs: [
          `${greeting(facts)}, there is a change: ${nameOf(facts)} will come to your visit instead.`,
          'The time, the place and the price stay as they are.',
        ],
      }
    },
    sms: (what, when) =>
      `a different professional will come to your ${what} visit on ${when}. The time stays the same.`,
  }),
  inDigest: 'a different professional will come on',
}
