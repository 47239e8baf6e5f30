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
    subject: (what) => `We’ll redo your ${what} free of charge`,
    title: 'We’ll redo the work',
    next: 'The second visit is free. We’ll email you the time as soon as it’s booked.',
  },
  refund: {
    subject: (what) => `A refund for your ${what}`,
    title: 'You’re getting a refund',
    next: 'We’ll email you a receipt as soon as the refund is on its way.',
  },
  closed: {
    subject: (what) => `Our reply about your ${what} visit`,
    title: 'Our reply to your report',
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
    sms: (what) => `we have replied to your report about your ${what}. See our email for details.`,
  }),
  inDigest: 'we replied to your report: visit on',
}
