import { leadIdInput, leadListInput, updateLeadInput } from '../../../shared/admin/leads.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { countLeads, findLeads } from './find-leads.ts'
import { readLead } from './read-lead.ts'
import { updateLead } from './update-lead.ts'

export const adminLeadsRouter = router({
  list: adminProcedure.input(leadListInput).query(({ ctx, input }) => findLeads(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countLeads(ctx)),
  get: adminProcedure.input(leadIdInput).query(({ ctx, input }) => readLead(ctx, input)),
  update: adminProcedure
    .input(updateLeadInput)
    .mutation(({ ctx, input }) => updateLead(ctx, input)),
})
