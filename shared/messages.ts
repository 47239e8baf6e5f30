import { z } from 'zod'
import { emailAddress, line, optional, paragraph } from './text.ts'

export type ContactForm = 'help' | 'contact'

/** What a help message may be about (specification, section 3). */
export const helpTopics = [
  'General Question',
  'Booking Issue',
  'Payment Problem',
  'Service Quality Concern',
  'Account Help',
  'Technical Issue',
  'Other',
] as const

const sender = {
  firstName: line(80, 'Enter your first name.'),
  lastName: line(80, 'Enter your last name.'),
  email: emailAddress,
  message: paragraph(5000, 'Write your message.'),
}

/** The form on the help page. */
export const helpMessageInput = z.object({
  ...sender,
  topic: z.enum(helpTopics, { error: 'Choose a topic.' }),
})
export type HelpMessageInput = z.infer<typeof helpMessageInput>

/** The form on the contact page. */
export const contactMessageInput = z.object({
  ...sender,
  phone: optional(line(40, 'Enter a phone number.')),
  subject: line(200, 'Enter a subject.'),
})
export type ContactMessageInput = z.infer<typeof contactMessageInput>
