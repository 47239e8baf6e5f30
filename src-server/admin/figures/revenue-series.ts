import type { RevenueByInput, RevenueGroup } from '../../../shared/admin/figures.ts'
import type { spansOf } from './period-spans.ts'

const groups: readonly RevenueGroup[] = ['service', 'professional', 'state']
const dates: readonly RevenueByInput['by'][] = ['created', 'scheduled']
type Span = ReturnType<typeof spansOf>[number]['span']
const spans: readonly Span[] = ['day', 'month']

/** The number under which the database keeps sums of revenue: by what, by which date, and in days or months. */
export const revenueSeries = (group: RevenueGroup, by: RevenueByInput['by'], span: Span): number =>
  (groups.indexOf(group) * dates.length + dates.indexOf(by)) * spans.length + spans.indexOf(span)
