import type { Db } from '../../db/types.ts'
import { binsBefore, binsOf, type Days, unitOf } from './bins.ts'
import { readSumsByDay, sumOf } from './sums-by-day.ts'

/**
 * Bookings, their value in cents and those of returning customers over a period, in days, weeks or months, and over the period
 * before; without cancelled bookings. The bins of the two correspond by their position.
 */
export async function readTrend(db: Db, period: Days, before: Days | null) {
  const rows = await readSumsByDay(db, { from: before?.from ?? period.from, to: period.to })
  const unit = unitOf(period)
  const bins = binsOf(period, unit)
  const summed = (days: Days, parts: readonly Days[]) => ({
    ...days,
    total: sumOf(rows, days),
    bins: parts.map((part) => ({ ...part, ...sumOf(rows, part) })),
  })
  return {
    unit,
    now: summed(period, bins),
    before: before && summed(before, binsBefore(bins, before, unit)),
  }
}
