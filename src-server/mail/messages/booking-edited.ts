import { z } from 'zod'
import { formatCents } from '../../../shared/format/money.ts'
import { bookingFacts, serviceTitles } from '../booking-facts.ts'
import { bookingMessage, greeting, mailRow } from '../booking-message.ts'

const editedFacts = bookingFacts.extend({
  /** What the order costs, if that has changed; cents. */
  price: z.object({ before: z.number(), after: z.number() }).optional(),
})

export const bookingEdited = {
  ...bookingMessage({
    facts: editedFacts,
    calendar: 'PUBLISH',
    mail: (facts, when) => ({
      subject: `Changed as you asked: ${serviceTitles(facts)}, ${when}`,
      title: 'We have changed your booking',
      paragraphs: [
        `${greeting(facts)}, we have changed the details of your booking. The time stays as it is.`,
        'If you did not ask for this, please call us.',
      ],
      rows: facts.price
        ? [
            mailRow(
              'New price',
              `${formatCents(facts.price.after)} (was ${formatCents(facts.price.before)})`,
            ),
          ]
        : [],
    }),
    sms: (what, when, { price }) =>
      `we have changed the details of your ${what} booking on ${when}.${price ? ` The price is now ${formatCents(price.after)}.` : ''}`,
  }),
  inDigest: 'details changed: visit on',
}
