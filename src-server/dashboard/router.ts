import { ownBookingsInput, preferencesInput, profileInput } from '../../shared/customer.ts'
import { router, signedInProcedure } from '../trpc.ts'
import { readOverview } from './overview.ts'
import { listOwnBookings } from './own-bookings.ts'
import { listOwnReviews } from './own-reviews.ts'
import { readChannels, readPreferences, savePreferences } from './preferences.ts'
import { readProfile, saveProfile } from './profile.ts'

export const dashboardRouter = router({
  overview: signedInProcedure.query(({ ctx }) => readOverview(ctx)),
  bookings: signedInProcedure
    .input(ownBookingsInput)
    .query(({ ctx, input }) => listOwnBookings(ctx, input)),
  reviews: signedInProcedure.query(({ ctx }) => listOwnReviews(ctx)),
  profile: signedInProcedure.query(({ ctx }) => readProfile(ctx)),
  saveProfile: signedInProcedure
    .input(profileInput)
    .mutation(({ ctx, input }) => saveProfile(ctx, input)),
  preferences: signedInProcedure.query(({ ctx }) => readPreferences(ctx)),
  channels: signedInProcedure.query(({ ctx }) => readChannels(ctx)),
  savePreferences: signedInProcedure
    .input(preferencesInput)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
})
