import { areaIdInput, areaInput, areaRequestListInput } from '../../../shared/admin/areas.ts'
import { readAreas } from '../../areas/read-areas.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { listRequests } from './list-requests.ts'
import { removeArea, saveArea } from './save-area.ts'

export const adminAreasRouter = router({
  list: adminProcedure.query(({ ctx }) => readAreas(ctx.database.read)),
  save: adminProcedure.input(areaInput).mutation(({ ctx, input }) => saveArea(ctx, input)),
  remove: adminProcedure.input(areaIdInput).mutation(({ ctx, input }) => removeArea(ctx, input)),
  requests: adminProcedure
    .input(areaRequestListInput)
    .query(({ ctx, input }) => listRequests(ctx, input)),
})
