import { policy } from '../../../shared/policy.ts'
import { type BookingFacts, bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const nameOf = ({ bookings }: BookingFacts) => bookings[0]?.professional

export const bookingConfirmed = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => {
    const name = nameOf(facts)
    return {
      subject: `${name ? 'A professional is assigned' : 'Confirmed'}: ${serviceTitles(facts)}, ${when}`,
      title: name ? `${name} will come` : 'Your visit is confirmed',
      paragraphs: [
        `${greeting(facts)}, everything is set for ${when}${name ? ': a professional has been assigned' : ''}.`,
        `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
      ],
    }
  },
  sms: (what, when, facts) =>
    nameOf(facts)
      ? `a professional is assigned for your ${what} on ${when}.`
      : `your ${what} on ${when} is confirmed.`,
})
