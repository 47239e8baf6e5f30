import type { frequencies } from '../../../shared/booking-details/common.ts'
import type { Service } from '../../../shared/catalogue.ts'
import type { Home } from '../homes.ts'
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'

/** What a customer wants done, where and when. */
export interface Job {
  service: Service
  customer: Pick<Person, 'address' | 'city'>
  home: Home
  /** The day of the visit, in the business zone. */
  date: string
  /** From the order to the visit. */
  daysAhead: number
  /** How often, where the form asks; one time unless said otherwise. */
  frequency?: keyof typeof frequencies | undefined
  random: Random
}

/** Of these flags each with this chance: those that are ticked. */
export const ticked = <Name extends string>(
  random: Random,
  names: readonly Name[],
  chance: number,
): Partial<Record<Name, boolean>> =>
  Object.fromEntries(
    names.filter(() => random.next() < chance).map((name) => [name, true]),
  ) as Partial<Record<Name, boolean>>

/** Says something with this chance. */
export const sometimes = <Value>(
  random: Random,
  chance: number,
  values: readonly Value[],
): Value | undefined => {
  const value = values.length > 0 ? random.pick(values) : undefined
  return random.next() < chance ? value : undefined
}

/** One of the jobs that are written for a service; for a service without any, this one. */
export const pickJob = <Written>(
  random: Random,
  jobs: readonly Written[] | undefined,
  other: Written,
) => (jobs ? random.pick(jobs) : other)
