import { professionalProcedure, router } from '../trpc.ts'
import { readOwnVisits } from './read-own-visits.ts'

export const professionalsRouter = router({
  visits: professionalProcedure.query(({ ctx }) => readOwnVisits(ctx)),
})
