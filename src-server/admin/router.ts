import { router } from '../trpc.ts'
import { adminAreasRouter } from './areas/router.ts'
import { adminBookingsRouter } from './bookings/router.ts'
import { adminClaimsRouter } from './claims/router.ts'
import { adminCustomersRouter } from './customers/router.ts'
import { adminFiguresRouter } from './figures/router.ts'
import { adminLeadsRouter } from './leads/router.ts'
import { adminMailRouter } from './mail/router.ts'
import { adminMessagesRouter } from './messages/router.ts'
import { adminPaymentsRouter } from './payments/router.ts'
import { adminProfessionalsRouter } from './professionals/router.ts'
import { adminReviewsRouter } from './reviews/router.ts'
import { adminScheduleRouter } from './schedule/router.ts'
import { adminSearchRouter } from './search/router.ts'
import { adminSettingsRouter } from './settings/router.ts'

export const adminRouter = router({
  figures: adminFiguresRouter,
  bookings: adminBookingsRouter,
  schedule: adminScheduleRouter,
  professionals: adminProfessionalsRouter,
  customers: adminCustomersRouter,
  reviews: adminReviewsRouter,
  leads: adminLeadsRouter,
  messages: adminMessagesRouter,
  claims: adminClaimsRouter,
  payments: adminPaymentsRouter,
  mail: adminMailRouter,
  areas: adminAreasRouter,
  settings: adminSettingsRouter,
  search: adminSearchRouter,
})
