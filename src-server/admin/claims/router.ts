import {
  claimIdInput,
  claimListInput,
  recordClaimInput,
  settleClaimInput,
} from '../../../shared/admin/claims.ts'
import { adminProcedure, router } from '../../trpc.ts'
import { findClaims } from './find-claims.ts'
import { readClaim } from './read-claim.ts'
import { recordClaim } from './record-claim.ts'
import { settleClaim } from './settle-claim.ts'

export const adminClaimsRouter = router({
  list: adminProcedure.input(claimListInput).query(({ ctx, input }) => findClaims(ctx, input)),
  get: adminProcedure.input(claimIdInput).query(({ ctx, input }) => readClaim(ctx, input)),
  record: adminProcedure
    .input(recordClaimInput)
    .mutation(({ ctx, input }) => recordClaim(ctx, input)),
  settle: adminProcedure
    .input(settleClaimInput)
    .mutation(({ ctx, input }) => settleClaim(ctx, input)),
})
