import { auditLogInput, demoteInput, promoteInput } from '../../../shared/admin/settings.ts'
import { listActions } from '../../audit/list-actions.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { demote, listAdmins, promote } from './admins.ts'
import { systemInformation } from './system-information.ts'

export const adminSettingsRouter = router({
  admins: adminProcedure.query(({ ctx }) => listAdmins(ctx)),
  promote: adminProcedure.input(promoteInput).mutation(({ ctx, input }) => promote(ctx, input)),
  demote: adminProcedure.input(demoteInput).mutation(({ ctx, input }) => demote(ctx, input)),
  system: adminProcedure.query(({ ctx }) => systemInformation(ctx)),
  auditLog: adminProcedure.input(auditLogInput).query(({ ctx, input }) => listActions(ctx, input)),
})
