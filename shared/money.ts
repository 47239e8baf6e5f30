/** Money is whole cents everywhere; only these functions convert it to dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

const currency = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const

const formats = {
  /** `$150`, `$1,234.50`: cents only if there are any. */
  auto: new Intl.NumberFormat('en-US', { ...currency, trailingZeroDisplay: 'stripIfInteger' }),
  /** `$150.00`, as in accounts. */
  cents: new Intl.NumberFormat('en-US', currency),
  /** `$150`, rounded. */
  dollars: new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 }),
}

/** Cents for a person to read: `$150`, `−$1,234.50` with a minus sign, which is as wide as a plus. */
export const formatCents = (cents: number, precision: keyof typeof formats = 'auto'): string =>
  formats[precision].format(cents / 100).replace('-', '−')
