import { adminRouter } from './admin/router.ts'
import { areaRouter } from './areas/router.ts'
import { authRouter } from './auth/router.ts'
import { bookingRouter } from './booking/router.ts'
import { catalogueRouter } from './catalogue/router.ts'
import { chatRouter } from './chat/router.ts'
import { contactRouter } from './contact/router.ts'
import { dashboardRouter } from './dashboard/router.ts'
import { professionalsRouter } from './professionals/router.ts'
import { reviewsRouter } from './reviews/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  area: areaRouter,
  catalogue: catalogueRouter,
  auth: authRouter,
  booking: bookingRouter,
  chat: chatRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  professional: professionalsRouter,
  reviews: reviewsRouter,
  admin: adminRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
