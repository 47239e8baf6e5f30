import { z } from 'zod'
import { brand } from '../../../shared/brand.ts'
import { accountMail } from '../account-message.ts'
import type { EmailMessage } from '../message-definition.ts'

const facts = z.object({ zip: z.string(), area: z.string() })

/** To those who asked to be told: once, and never again. */
export const areaOpened: EmailMessage<z.infer<typeof facts>> = {
  facts,
  mail: ({ zip, area }, { env }) =>
    accountMail(`${brand.name} now serves ${zip}`, {
      paragraphs: [
        `You asked us to let you know when we serve zip code ${zip}. We now serve ${area}, so you can get a price right away and pick a time.`,
      ],
      action: { label: 'See all services', url: `${env.PUBLIC_URL}/services` },
      small: ['This is the only email we’ll send you about it.'],
    }),
}
