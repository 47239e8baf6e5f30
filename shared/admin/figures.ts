import { z } from 'zod/mini'
import { day } from './day.ts'

/** From one day to another, both included, in the business zone; all time without them. */
export interface PeriodInput {
  from?: string | undefined
  to?: string | undefined
}

const inOrder = ({ from, to }: PeriodInput) => from === undefined || to === undefined || from <= to

const revenuePeriod = z.object({
  from: z.optional(day),
  to: z.optional(day),
  by: z._default(z.enum(['created', 'scheduled']), 'created'),
})
const forward = z.refine<PeriodInput>(inOrder, {
  error: 'The period ends before it begins.',
  path: ['to'],
})

/** The days of a file: other fields of an address, such as which date revenue counts by, do not matter. */
export const periodInput = z.object({ from: z.optional(day), to: z.optional(day) }).check(forward)

/** Counts by the day on which a booking was created, or by that of its visit. */
export const revenueInput = revenuePeriod.check(forward)
export type RevenueInput = z.infer<typeof revenueInput>

/** What revenue is broken down by. */
export const revenueGroups = ['service', 'professional', 'state'] as const
export type RevenueGroup = (typeof revenueGroups)[number]

export const revenueByInput = z
  .extend(revenuePeriod, { group: z.enum(revenueGroups) })
  .check(forward)
export type RevenueByInput = z.infer<typeof revenueByInput>

const maxPeriodMs = 366 * 86_400_000

/** Analytics cover a period of one year at most. */
export const analyticsInput = z.object({ from: day, to: day }).check(
  z.refine(inOrder, { error: 'The period ends before it begins.', path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxPeriodMs, {
    error: 'Choose a period of one year or less.',
    path: ['to'],
  }),
)
export type AnalyticsInput = z.infer<typeof analyticsInput>

/** Shown with a 'sample' badge until there is real data. */
export const sampleFigures = {
  growthPercent: 12,
  retentionPercent: 85,
  satisfaction: 4.8,
  responseTime: 'under 2 min',
  leadQuality: 'Good',
} as const
