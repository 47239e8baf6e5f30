import {
  professionalIdInput,
  professionalInput,
  timeOffIdInput,
  timeOffInput,
} from '../../../shared/admin/professionals.ts'
import { adminProcedure, router } from '../../trpc.ts'
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
  addTimeOff: adminProcedure
    .input(timeOffInput)
    .mutation(({ ctx, input }) => addTimeOff(ctx, input)),
  removeTimeOff: adminProcedure
    .input(timeOffIdInput)
    .mutation(({ ctx, input }) => removeTimeOff(ctx, input)),
})
