import { suggestInput } from '../../shared/catalogue-search.ts'
import { publicProcedure, router } from '../trpc.ts'
import { suggestServices } from './suggest-services.ts'

export const catalogueRouter = router({
  suggest: publicProcedure
    .input(suggestInput)
    .query(({ input: { text } }) => suggestServices(text)),
})
