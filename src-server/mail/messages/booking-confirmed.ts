import { policy } from '../../../shared/policy.ts'
import { type BookingFacts, bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const nameOf = ({ bookings }: BookingFacts) => bookings[0]?.professional

export const bookingConfirmed = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => ({
    subject: `A professional is assigned: ${serviceTitles(facts)}, ${when}`,
    title: nameOf(facts) ? `${nameOf(facts)} will come` : 'A professional has been assigned',
    paragraphs: [
      `${greeting(facts)}, everything is set for ${when}: a professional has been assigned.`,
      `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
    ],
  }),
  sms: (what, when) => `a professional is assigned for your ${what} on ${when}.`,
})
