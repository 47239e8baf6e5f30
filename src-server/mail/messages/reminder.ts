import { policy } from '../../../shared/policy.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

export const reminder = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => ({
    subject: `Reminder: ${serviceTitles(facts)}, ${when}`,
    title: `See you on ${when}`,
    paragraphs: [
      `${greeting(facts)}, this is a reminder of your visit.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  }),
  sms: (what, when) => `reminder: ${what} on ${when}.`,
})
