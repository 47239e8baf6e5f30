import { bookingRouter } from './booking/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  booking: bookingRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
