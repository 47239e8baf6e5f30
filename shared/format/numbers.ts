const thousands = /\B(?=(\d{3})+$)/g

/** `15,847`. Not by `Intl.NumberFormat`: a phone takes 50 ms to create the first one, before a page can be used. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(thousands, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** `1 booking`, `1,200 bookings` */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
