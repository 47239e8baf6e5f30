import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

type Outputs = inferRouterOutputs<AppRouter>['admin']['leads']

export type LeadRow = Outputs['list']['rows'][number]
export type LeadRecord = Outputs['get']

export const leadStatusLabels = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
} as const

export const urgencyTones = {
  low: 'neutral',
  normal: 'info',
  high: 'warning',
  urgent: 'danger',
} as const
