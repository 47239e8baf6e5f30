/** Money is whole cents everywhere; these are the only places where it turns into dollars. */

/** Whole dollars as cents. */
export const dollars = (amount: number) => Math.round(amount * 100)

/** Cents for a person to read: `$150`, `$1,234.50`; cents are shown only where there are any. */
export function formatCents(cents: number): string {
  // Not by Intl, whose first use holds a phone up for a tenth of a second.
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}${fraction === '00' ? '' : `.${fraction}`}`
}
