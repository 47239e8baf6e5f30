import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

export type CustomerRecord = inferRouterOutputs<AppRouter>['admin']['customers']['get']
