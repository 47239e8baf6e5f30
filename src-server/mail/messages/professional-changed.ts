import { z } from 'zod'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const professionalChangedFacts = bookingFacts.extend({
  /** The professional that the customer was told about before. */
  beforeId: z.string(),
})

export const professionalChanged = {
  ...bookingMessage({
    facts: professionalChangedFacts,
    calendar: 'PUBLISH',
    mail: (facts, when) => {
      const name = facts.bookings[0]?.professional ?? 'somebody else'
      return {
        subject: `${name} comes to your ${serviceTitles(facts)} visit, ${when}`,
        title: `${name} comes instead`,
        paragraphs: [
          `${greeting(facts)}, somebody else comes to your visit: ${name}.`,
          'The time, the place and the price stay as they are.',
        ],
      }
    },
    sms: (what, when) => `somebody else comes to your ${what} visit on ${when}. The time stays.`,
  }),
  inDigest: 'somebody else comes on',
}
