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
        `${greeting(facts)}, your ${serviceTitles(facts)} is complete.`,
        'A review takes a minute and helps your neighbors choose.',
      ],
      action: 'Leave a review',
      small: [demoNotice],
    }),
    sms: (what) => `your ${what} is complete. How was it? Leave a review in your dashboard.`,
  }),
  inDigest: 'completed: visit on',
}
