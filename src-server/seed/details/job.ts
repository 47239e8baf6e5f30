import type { frequencies } from '../../../shared/booking-details/common.ts'
import type { Service } from '../../../shared/catalogue.ts'
import type { Home } from '../homes.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'

/** What the details of a booking depend on. */
export interface Job {
  service: Service
  customer: Pick<Person, 'address' | 'city'>
  home: Home
  /** The day of the visit, in the business zone. */
  date: string
  /** Days from the order to the visit. */
  daysAhead: number
  /** For forms that ask for it; one-time by default. */
  frequency?: keyof typeof frequencies | undefined
  random: Random
}

/** Chooses each of these flags with this probability. */
export const chooseFlags = <Name extends string>(
  random: Random,
  names: readonly Name[],
  chance: number,
): Partial<Record<Name, boolean>> => {
  const flags: Partial<Record<Name, boolean>> = {}
  for (const name of names) if (random.next() < chance) flags[name] = true
  return flags
}

/** One of the values with this probability, otherwise undefined. */
export const sometimes = <Value>(
  random: Random,
  chance: number,
  values: readonly Value[],
): Value | undefined => {
  const value = values.length > 0 ? random.pick(values) : undefined
  return random.next() < chance ? value : undefined
}

/** One of the jobs written for a service, or the fallback for a service without any. */
export const pickJob = <Written>(
  random: Random,
  jobs: readonly Written[] | undefined,
  other: Written,
) => (jobs ? random.pick(jobs) : other)
