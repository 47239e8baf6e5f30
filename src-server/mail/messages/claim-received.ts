import { z } from 'zod'
import { claimPolicy } from '../../../shared/policy.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const claimFacts = bookingFacts.extend({
  /** Until when we answer, as the customer reads it. */
  answerBy: z.string(),
})

const within = `within ${claimPolicy.answerHours} hours`

/** What the customer wrote is left out: a stranger could have written it. */
export const claimReceived = bookingMessage({
  facts: claimFacts,
  calendar: 'none',
  mail: (facts) => ({
    subject: `We are looking into your ${serviceTitles(facts)} visit`,
    title: 'We received your report',
    paragraphs: [
      `${greeting(facts)}, we’re sorry that something went wrong with your ${serviceTitles(facts)}.`,
      `We’ll look into it and reply ${within}, by ${facts.answerBy}.`,
      'You can see your report and our reply on your booking page.',
    ],
    small: ['If you didn’t report a problem, please call us.'],
  }),
  sms: (what) => `we received your report about your ${what} and will reply ${within}.`,
})
