import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

type Outputs = inferRouterOutputs<AppRouter>['admin']

export type BookingRow = Outputs['bookings']['rows'][number]
export type BookingRecord = Outputs['booking']
