import { z } from 'zod/mini'
import { leadStatuses } from '../leads.ts'
import { line, optional, paragraph } from '../text.ts'
import { pageInput } from './paging.ts'

export const leadListInput = z.extend(pageInput, {
  status: z.optional(z.enum(leadStatuses)),
  /** Only leads with at least this score. */
  minScore: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  by: z._default(z.enum(['updated', 'score']), 'updated'),
})
export type LeadListInput = z.infer<typeof leadListInput>

const id = line(64, 'Send the id of a conversation.')

export const leadIdInput = z.object({ id })

const followUp = {
  status: z.enum(leadStatuses),
  /** The email address of the admin who follows it up. */
  owner: optional(line(254, 'Choose an administrator.')),
  note: optional(paragraph(2000, 'Write the note.')),
}

/** How a lead is followed up. `seen` is what the admin saw: another admin's change is not overwritten. */
export const updateLeadInput = z.object({ id, ...followUp, seen: z.object(followUp) })
export type UpdateLeadInput = z.infer<typeof updateLeadInput>
