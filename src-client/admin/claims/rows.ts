import type { inferRouterOutputs } from '@trpc/server'
import type { ClaimOutcome } from '../../../shared/claims.ts'
import type { AppRouter } from '../../trpc.ts'
import type { Tone } from '../../ui/badge.tsx'

type Outputs = inferRouterOutputs<AppRouter>['admin']

export type ClaimRow = Outputs['claims']['list']['rows'][number]
export type ClaimRecord = Outputs['claims']['get']
export type ClaimOfBooking = Outputs['bookings']['get']['claims'][number]

export const outcomeLabels: Record<ClaimOutcome, string> = {
  redo: 'Redo',
  refund: 'Refund',
  closed: 'Closed',
}

export const outcomeTones: Record<ClaimOutcome, Tone> = {
  redo: 'success',
  refund: 'info',
  closed: 'neutral',
}
