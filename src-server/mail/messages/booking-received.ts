import { confirmedMeaning, heldMeaning } from '../../../shared/policy.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

export const bookingReceived = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => ({
    subject: `Your ${serviceTitles(facts)} booking: ${when}`,
    title: `${serviceTitles(facts)}, ${when}`,
    paragraphs: [
      `${greeting(facts)}, thank you for booking with us.`,
      ...(facts.heldUntil ? [heldMeaning] : [confirmedMeaning]),
    ],
  }),
  sms: (what, when) => `your ${what} booking is in for ${when}.`,
})
