import { anyHome } from '../../homes.ts'
import { type Person, person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { DemoCustomer } from './types.ts'

const accountShare = 0.72

/** Generates people with unique names, emails and phone numbers, different from `others`. */
export function differentPersons(random: Random, others: readonly Person[]): () => Person {
  const taken = new Set(others.flatMap(({ name, email, phone }) => [name, email, phone]))
  return function next(): Person {
    const one = person(random)
    const own = [one.name, one.email, one.phone]
    if (own.some((text) => taken.has(text))) return next()
    for (const text of own) taken.add(text)
    return one
  }
}

/** Customers with their homes; some are guests, some have notification preferences. */
export function planCustomers(
  random: Random,
  nextPerson: () => Person,
  count: number,
): DemoCustomer[] {
  return Array.from({ length: count }, () => {
    const hasAccount = random.next() < accountShare
    const preferences =
      hasAccount && random.next() < 0.25 ? random.pick(preferenceChoices) : undefined
    return {
      ...nextPerson(),
      home: anyHome(random),
      hasAccount,
      ...(preferences ? { preferences } : {}),
    }
  })
}

const preferenceChoices: readonly NonNullable<DemoCustomer['preferences']>[] = [
  { smsBookingReminders: true },
  { smsBookingConfirmations: true, smsBookingReminders: true, smsBookingUpdates: true },
  { emailBookingUpdates: false },
  { communicationFrequency: 'daily' },
  { communicationFrequency: 'weekly' },
  { emailBookingReminders: false },
  { emailMarketing: true },
]
