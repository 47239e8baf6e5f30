import { formatCents } from '../../../shared/format/money.ts'

/** A change of cents since the period before: `+12%`, or the amount where there was nothing before. */
export function change(now: number, before: number): string {
  if (before === 0) return formatCents(now - before, 'cents')
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? '0%' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
