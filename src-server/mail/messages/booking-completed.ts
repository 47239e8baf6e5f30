import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, demoNotice, greeting } from '../booking-message.ts'

export const bookingCompleted = {
  ...bookingMessage({
    facts: bookingFacts,
    calendar: 'none',
    mail: (facts) => ({
      subject: `How was your ${serviceTitles(facts)}?`,
      title: 'All done. How did we do?',
      paragraphs: [
        `${greeting(facts)}, your ${serviceTitles(facts)} is completed.`,
        'A review takes a minute and helps your neighbors choose.',
      ],
      action: 'Leave a review',
      small: [demoNotice],
    }),
    sms: (what) => `your ${what} is completed. How was it? Review it in your dashboard.`,
  }),
  inDigest: 'completed, was on',
}
