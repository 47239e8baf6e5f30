import { policy } from '../../../shared/policy.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

export const bookingConfirmed = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => ({
    subject: `A professional is assigned: ${serviceTitles(facts)}, ${when}`,
    title: 'A professional has been assigned',
    paragraphs: [
      `${greeting(facts)}, everything is set for ${when}.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  }),
  sms: (what, when) => `a professional is assigned for your ${what} on ${when}.`,
})
