import { confirmedMeaning, expectedMeaning, heldMeaning } from '../../../shared/policy.ts'
import { type BookingFacts, bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

export const bookingReceived = bookingMessage({
  facts: bookingFacts,
  calendar: 'PUBLISH',
  mail: (facts, when) => ({
    subject: `Your ${serviceTitles(facts)} booking: ${when}`,
    title: `${serviceTitles(facts)}, ${when}`,
    paragraphs: [
      `${greeting(facts)}, thank you for booking with us.`,
      ...(facts.heldUntil ? [heldMeaning] : [securedMeaning(facts)]),
    ],
  }),
  sms: (what, when) => `your ${what} is booked for ${when}.`,
})

/** The time is secured; who comes may be known already. */
function securedMeaning({ bookings }: BookingFacts): string {
  const names = bookings.flatMap(({ professional }) => professional ?? [])
  return names.length === bookings.length ? expectedMeaning(names) : confirmedMeaning
}
