import { areaCheckInput, areaRequestInput } from '../../shared/areas/zip.ts'
import { publicProcedure, router } from '../trpc.ts'
import { checkArea } from './check-area.ts'
import { readAreas } from './read-areas.ts'
import { requestArea } from './request-area.ts'

export const areaRouter = router({
  check: publicProcedure
    .input(areaCheckInput)
    .query(({ ctx, input: { zip } }) => checkArea(ctx, zip)),
  list: publicProcedure.query(({ ctx }) => readAreas(ctx.database.read)),
  request: publicProcedure
    .input(areaRequestInput)
    .mutation(({ ctx, input }) => requestArea(ctx, input)),
})
