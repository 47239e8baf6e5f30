/** Money is whole cents everywhere; these are the only places where it turns into dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

/** Cents for a person to read: `$150`, `$1,234.50`; cents are shown only where there are any. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
}
