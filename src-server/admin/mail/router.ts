import { mailIdInput, mailListInput } from '../../../shared/admin/inbox.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { findMail } from './find-mail.ts'
import { readMail } from './read-mail.ts'
import { resend } from './resend.ts'

export const adminMailRouter = router({
  list: adminProcedure.input(mailListInput).query(({ ctx, input }) => findMail(ctx, input)),
  get: adminProcedure.input(mailIdInput).query(({ ctx, input }) => readMail(ctx, input)),
  resend: adminProcedure.input(mailIdInput).mutation(({ ctx, input }) => resend(ctx, input)),
})
