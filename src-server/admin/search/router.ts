import { findAnythingInput } from '../../../shared/admin/search.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { findAnything } from './find-anything.ts'

export const adminSearchRouter = router({
  find: adminProcedure.input(findAnythingInput).query(({ ctx, input }) => findAnything(ctx, input)),
})
