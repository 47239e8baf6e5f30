import { z } from 'zod/mini'
import { emailAddress, line, optional, paragraph } from '../text.ts'
import { helpMessageTopics } from './message-topics.ts'

export type ContactForm = 'help' | 'contact'

const sender = {
  firstName: line(80, 'Enter your first name.'),
  lastName: line(80, 'Enter your last name.'),
  email: emailAddress,
  message: paragraph(5000, 'Write your message.'),
}

/** The form on the help page. */
export const helpMessageInput = z.object({
  ...sender,
  topic: z.enum(helpMessageTopics, { error: 'Choose a topic.' }),
})
export type HelpMessageInput = z.infer<typeof helpMessageInput>

/** The form on the contact page. */
export const contactMessageInput = z.object({
  ...sender,
  phone: optional(line(40, 'Enter a phone number.')),
  subject: line(200, 'Enter a subject.'),
})
export type ContactMessageInput = z.infer<typeof contactMessageInput>

/** How a visitor rates the site: one to five stars. */
export const experienceInput = z.object({
  rating: z
    .int()
    .check(z.minimum(1, 'Choose one to five stars.'), z.maximum(5, 'Choose one to five stars.')),
})
export type ExperienceInput = z.infer<typeof experienceInput>
