import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { type ClaimOutcome, claimOutcomes } from '../../../shared/claims.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting } from '../booking-message.ts'

const settledFacts = bookingFacts.extend({
  outcome: z.enum(claimOutcomes),
  /** The office's own words. */
  message: z.string(),
})

const words: Record<
  ClaimOutcome,
  { subject: (what: string) => string; title: string; next?: string }
> = {
  redo: {
    subject: (what) => `We do your ${what} again, free of charge`,
    title: 'We do the work again',
    next: 'The second visit costs you nothing. You get an email with its time as soon as it is booked.',
  },
  refund: {
    subject: (what) => `Your money back for your ${what}`,
    title: 'You get money back',
    next: 'You get the receipt of the refund by email as soon as it is on its way.',
  },
  closed: {
    subject: (what) => `Our answer about your ${what} visit`,
    title: 'Our answer to what you told us',
  },
}

export const claimSettled = {
  ...bookingMessage({
    facts: settledFacts,
    calendar: 'none',
    mail: (facts) => {
      const { subject, title, next } = words[facts.outcome]
      return {
        subject: subject(serviceTitles(facts)),
        title,
        paragraphs: [
          `${greeting(facts)},`,
          ...facts.message.split(/\n+/),
          ...(next ? [next] : []),
          `If this does not settle it, call us at ${brand.phone}.`,
        ],
        small: [],
      }
    },
    sms: (what) =>
      `we have answered what you told us about your ${what}. Our email has the answer.`,
  }),
  inDigest: 'claim settled, was on',
}
