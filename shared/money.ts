/** Money is whole cents everywhere; only these functions convert it to dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

/** Cents for a person to read: `$150`, `$1,234.50`; cents are shown only when there are any. */
export function formatCents(cents: number): string {
  // Not with Intl, whose first use blocks a phone for a tenth of a second.
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}${fraction === '00' ? '' : `.${fraction}`}`
}
