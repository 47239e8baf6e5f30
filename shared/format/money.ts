import { formatNumber } from './numbers.ts'

/** Money is whole cents everywhere; only these functions convert it to dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

/** `auto`: `$150`, `$1,234.50`, cents only if there are any. `cents`: `$150.00`. `dollars`: `$150`, rounded. */
type Precision = 'auto' | 'cents' | 'dollars'

/** Cents for a person to read: `$150`, `−$1,234.50` with a minus sign, which is as wide as a plus. */
export function formatCents(cents: number, precision: Precision = 'auto'): string {
  const unit = precision === 'dollars' ? 100 : 1
  const amount = Math.round(Math.abs(cents) / unit) * unit
  const remainder = amount % 100
  const hasCents = precision === 'cents' || remainder > 0
  const decimals = hasCents ? `.${String(remainder).padStart(2, '0')}` : ''
  return `${cents < 0 && amount > 0 ? '−' : ''}$${formatNumber(Math.floor(amount / 100))}${decimals}`
}
