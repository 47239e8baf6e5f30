import { z } from 'zod'
import { formatCents } from '../../../shared/format/money.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({
  name: z.string(),
  serviceTitle: z.string(),
  description: z.string(),
  /** Cents: of the extra work, and of the booking with it. */
  amount: z.number(),
  total: z.number(),
  bookingId: z.string(),
  groupId: z.string(),
})

/** Work beyond what was booked, for the customer to approve or decline. */
export const extraProposed: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: (
    { name, serviceTitle, description, amount, total, bookingId, groupId },
    { env, secrets },
  ) =>
    accountMail(`Please approve: ${formatCents(amount, 'cents')} for extra work`, {
      paragraphs: [
        `Hello ${name},`,
        `We recommend extra work for your ${serviceTitle} booking: ${description}`,
        `It costs ${formatCents(amount, 'cents')}, for a new total of ${formatCents(total, 'cents')}. We’ll do it only if you approve.`,
      ],
      action: {
        label: 'Approve or decline',
        url: `${env.PUBLIC_URL}/manage/${bookingId}#${secrets.guestToken(groupId)}`,
      },
      small: [],
    }),
}
