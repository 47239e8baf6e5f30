/** Search params may contain anything: only valid values are used. */
export const textIn = (value: unknown, longest = 600): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined

export const oneOf = <T extends string>(value: unknown, list: readonly T[]): T | undefined =>
  list.find((one) => one === value)

/** An existing date, from 2000 to 2100. */
export function dateIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(20\d\d|2100)-\d\d-\d\d$/.test(value)) return undefined
  const at = Date.parse(`${value}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value ? undefined : value
}

export const wholeIn = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) && +value >= least && +value <= most
    ? +value
    : undefined

/** Without unset values, to keep addresses short. */
export const withoutEmpty = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
