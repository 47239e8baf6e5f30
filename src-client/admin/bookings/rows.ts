import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

export type BookingRecord = inferRouterOutputs<AppRouter>['admin']['bookings']['get']
