/** What stands in an address may be anything: only what fits is taken. */
export const textIn = (value: unknown, longest = 600): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined

export const oneOf = <T extends string>(value: unknown, list: readonly T[]): T | undefined =>
  list.find((one) => one === value)

export const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

export const wholeIn = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined

/** Without what is not set, so that addresses stay short. */
export const withoutEmpty = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
