/** Money is whole cents everywhere; these are the only places where it turns into dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

const inDollars = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits })
const whole = inDollars(0)
const withCents = inDollars(2)

/** Cents for a person to read: `$150`, `$1,234.50`; cents are shown only where there are any. */
export const formatCents = (cents: number) =>
  (cents % 100 === 0 ? whole : withCents).format(cents / 100)
