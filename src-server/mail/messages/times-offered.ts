import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { formatMoment } from '../../../shared/time/business-time.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const time = z.object({ date: z.string(), time: z.string() })
const facts = z.object({
  name: z.string(),
  serviceTitle: z.string(),
  visit: time,
  times: z.array(time),
  bookingId: z.string(),
  groupId: z.string(),
})

/** Other times for a visit, one of which the customer chooses. */
export const timesOffered: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ name, serviceTitle, visit, times, bookingId, groupId }, { env, secrets }) =>
    accountMail(`Please choose another time for your ${serviceTitle} visit`, {
      paragraphs: [
        `Hello ${name},`,
        `We’re sorry, but we’d like to move your ${serviceTitle} visit on ${formatMoment(visit, env.TIME_ZONE)}. These times are available:`,
        ...times.map((one) => `• ${formatMoment(one, env.TIME_ZONE)}`),
        `Pick the one that works best. There’s no charge. If none of them work, call us at ${brand.phone}. Until you choose, your visit stays as scheduled.`,
      ],
      action: {
        label: 'Choose a time',
        url: `${env.PUBLIC_URL}/manage/${bookingId}#${secrets.guestToken(groupId)}`,
      },
      small: [],
    }),
}
