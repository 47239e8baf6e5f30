import { formatNumber } from '../../../shared/format/numbers.ts'

/** A change since the period before, such as `+12%` or `−8%`; empty where there was nothing to compare with. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round(((now - before) / before) * 100)
  return `${sign(percent)}${formatNumber(Math.abs(percent))}%`
}

/** The difference of two rates in percent as they are shown, such as `+2.5 points`. */
export function formatPoints(now: number, before: number): string {
  const tenths = Math.round(now * 10) - Math.round(before * 10)
  return `${sign(tenths)}${(Math.abs(tenths) / 10).toFixed(1)} points`
}

/** `12.5%` */
export const formatShare = (part: number, whole: number): string =>
  `${percentOf(part, whole).toFixed(1)}%`

export const percentOf = (part: number, whole: number): number => (part / whole) * 100

const sign = (value: number) => (value < 0 ? '−' : value > 0 ? '+' : '±')
