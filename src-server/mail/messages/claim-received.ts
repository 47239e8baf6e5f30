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
    title: 'We have what you told us',
    paragraphs: [
      `${greeting(facts)}, we are sorry that something is wrong with your ${serviceTitles(facts)}.`,
      `We look into it and answer ${within}: by ${facts.answerBy}.`,
      'You can read what you told us, and our answer, on the page of your booking.',
    ],
    small: ['If you did not tell us that something is wrong, please call us.'],
  }),
  sms: (what) => `we have what you told us about your ${what}, and answer ${within}.`,
})
