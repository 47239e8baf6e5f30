import { formatCents } from '../../../shared/format/money.ts'

/** A change of cents since the period before: `+12%`, or the amount where there was nothing before. */
export const change = (now: number, before: number): string =>
  before === 0
    ? formatCents(now - before, 'cents')
    : `${now < before ? '−' : '+'}${Math.abs(Math.round(((now - before) / before) * 100))}%`
