import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

export type ProfessionalRecord = inferRouterOutputs<AppRouter>['admin']['professionals']['get']
