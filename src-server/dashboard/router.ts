import {
  answerOfferInput,
  confirmPhoneInput,
  ownBookingsInput,
  phoneInput,
  preferencesInput,
  profileInput,
} from '../../shared/people/customer.ts'
import { shareInput } from '../../shared/time/share-calendar.ts'
import { readFeed } from '../calendar/feeds.ts'
import { router, signedInProcedure } from '../trpc.ts'
import { readBilling } from './billing.ts'
import { answerBookingOffer, listBookingOffers } from './booking-offers.ts'
import { ownCalendar, shareOwnCalendar } from './calendar.ts'
import { readOverview } from './overview.ts'
import { listOwnBookings } from './own-bookings.ts'
import { listOwnReviews } from './own-reviews.ts'
import { confirmPhone, readPhone, sendPhoneCode } from './phone.ts'
import { readChannels, readPreferences, savePreferences } from './preferences.ts'
import { readProfile, saveProfile } from './profile.ts'
import { readSavedContact } from './saved-contact.ts'

export const dashboardRouter = router({
  overview: signedInProcedure.query(({ ctx }) => readOverview(ctx)),
  bookings: signedInProcedure
    .input(ownBookingsInput)
    .query(({ ctx, input }) => listOwnBookings(ctx, input)),
  billing: signedInProcedure.query(({ ctx }) => readBilling(ctx)),
  bookingOffers: signedInProcedure.query(({ ctx }) => listBookingOffers(ctx)),
  answerBookingOffer: signedInProcedure
    .input(answerOfferInput)
    .mutation(({ ctx, input }) => answerBookingOffer(ctx, input)),
  reviews: signedInProcedure.query(({ ctx }) => listOwnReviews(ctx)),
  profile: signedInProcedure.query(({ ctx }) => readProfile(ctx)),
  savedContact: signedInProcedure.query(({ ctx }) => readSavedContact(ctx)),
  saveProfile: signedInProcedure
    .input(profileInput)
    .mutation(({ ctx, input }) => saveProfile(ctx, input)),
  preferences: signedInProcedure.query(({ ctx }) => readPreferences(ctx)),
  channels: signedInProcedure.query(({ ctx }) => readChannels(ctx)),
  phone: signedInProcedure.query(({ ctx }) => readPhone(ctx)),
  sendPhoneCode: signedInProcedure
    .input(phoneInput)
    .mutation(({ ctx, input }) => sendPhoneCode(ctx, input)),
  confirmPhone: signedInProcedure
    .input(confirmPhoneInput)
    .mutation(({ ctx, input }) => confirmPhone(ctx, input)),
  calendar: signedInProcedure.query(({ ctx }) => readFeed(ctx, ownCalendar(ctx))),
  shareCalendar: signedInProcedure
    .input(shareInput)
    .mutation(({ ctx, input }) => shareOwnCalendar(ctx, input)),
  savePreferences: signedInProcedure
    .input(preferencesInput)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
})
