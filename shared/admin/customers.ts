import { z } from 'zod/mini'
import { customerEmail, line, optional, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

export const customerListInput = z.extend(pageInput, {
  search: optional(line(120, 'Enter what to search for.')),
  direction: z._default(z.enum(['newest', 'oldest']), 'newest'),
})
export type CustomerListInput = z.infer<typeof customerListInput>

export const guestListInput = z.omit(customerListInput, { direction: true })
export type GuestListInput = z.infer<typeof guestListInput>

/** A registered customer, or a guest by the address that they typed. */
export const customerRefInput = z.union(
  [
    z.object({ userId: line(64, 'Send the id of a customer.') }),
    z.object({ email: customerEmail }),
  ],
  { error: 'Send the id or the email of a customer.' },
)
export type CustomerRefInput = z.infer<typeof customerRefInput>

export const customerEmailInput = z.object({ email: customerEmail })
export type CustomerEmailInput = z.infer<typeof customerEmailInput>

export const mostTags = 10

export const tagsInput = z.extend(customerEmailInput, {
  tags: z
    .array(line(30, 'Use at most 30 characters for a tag.'))
    .check(z.maxLength(mostTags, `Use ${mostTags} tags at most.`)),
})
export type TagsInput = z.infer<typeof tagsInput>

export const customerNoteInput = z.extend(customerEmailInput, {
  content: paragraph(2000, 'Enter a note.'),
})
export type CustomerNoteInput = z.infer<typeof customerNoteInput>

/** Keeps a customer from booking online; the office reads why. */
export const blockInput = z.extend(customerEmailInput, {
  reason: line(300, 'Enter a reason. Only the office sees it.'),
})
export type BlockInput = z.infer<typeof blockInput>

/** The address of a guest or an account that is a second one of this customer. */
export const mergeInput = z.extend(customerEmailInput, { other: customerEmail })
export type MergeInput = z.infer<typeof mergeInput>

/** Which customers a file has: all of them, or those whom a search finds. */
export const customerFilter = z.pick(customerListInput, { search: true })
export type CustomerFilter = z.infer<typeof customerFilter>
