const whole = new Intl.NumberFormat('en-US')

/** `15,847` */
export const formatNumber = (value: number): string => whole.format(value)

/** `1 booking`, `1,200 bookings` */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
