import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({ zip: z.string(), area: z.string() })

/** To those who asked to be told: once, and never again. */
export const areaOpened: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ zip, area }, { env }) =>
    accountMail(`${brand.name} now comes to ${zip}`, {
      paragraphs: [
        `You asked us to tell you when we come to zip code ${zip}. ${area} is one of our areas now: you can see the price of your job at once, and pick a time.`,
      ],
      action: { label: 'See all services', url: `${env.PUBLIC_URL}/services` },
      small: ['This is the only message that we send you about it.'],
    }),
}
