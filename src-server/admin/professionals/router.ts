import {
  professionalIdInput,
  professionalInput,
  shareProfessionalInput,
  timeOffIdInput,
  timeOffInput,
} from '../../../shared/admin/professionals.ts'
import { readFeed } from '../../calendar/feeds.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { shareProfessionalCalendar } from './calendar.ts'
import { inviteProfessional, removeSignIn } from './invite-professional.ts'
import { listProfessionals } from './list-professionals.ts'
import { readProfessional } from './read-professional.ts'
import { saveProfessional } from './save-professional.ts'
import { addTimeOff, removeTimeOff } from './time-off.ts'

export const adminProfessionalsRouter = router({
  list: adminProcedure.query(({ ctx }) => listProfessionals(ctx)),
  get: adminProcedure
    .input(professionalIdInput)
    .query(({ ctx, input }) => readProfessional(ctx, input)),
  save: adminProcedure
    .input(professionalInput)
    .mutation(({ ctx, input }) => saveProfessional(ctx, input)),
  calendar: adminProcedure
    .input(professionalIdInput)
    .query(({ ctx, input }) => readFeed(ctx, { kind: 'professional', professionalId: input.id })),
  shareCalendar: adminProcedure
    .input(shareProfessionalInput)
    .mutation(({ ctx, input }) => shareProfessionalCalendar(ctx, input)),
  invite: adminProcedure
    .input(professionalIdInput)
    .mutation(({ ctx, input }) => inviteProfessional(ctx, input)),
  removeSignIn: adminProcedure
    .input(professionalIdInput)
    .mutation(({ ctx, input }) => removeSignIn(ctx, input)),
  addTimeOff: adminProcedure
    .input(timeOffInput)
    .mutation(({ ctx, input }) => addTimeOff(ctx, input)),
  removeTimeOff: adminProcedure
    .input(timeOffIdInput)
    .mutation(({ ctx, input }) => removeTimeOff(ctx, input)),
})
