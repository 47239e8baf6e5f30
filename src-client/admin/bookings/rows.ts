import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

type Outputs = inferRouterOutputs<AppRouter>['admin']['bookings']

export type BookingRow = Outputs['list']['rows'][number]
export type BookingRecord = Outputs['get']
