import type { Deps } from '../context.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillConversations } from './fill-conversations.ts'
import { fillCustomers } from './fill-customers.ts'
import { fillInbox } from './fill-inbox.ts'
import { randomNumbers } from './random.ts'

export interface Amounts {
  bookings: number
  customers: number
  conversations: number
}

/** Fills an empty database with two years of business, for benchmarks: the same data in every run on the same day. */
export async function fillDatabase(
  deps: Deps,
  amounts: Amounts,
  tell: (what: string) => void = () => {},
): Promise<void> {
  const random = randomNumbers(42)
  const customers = await fillCustomers(deps, random, amounts.customers)
  tell(`${amounts.customers} customers`)
  await fillConversations(deps, random, amounts.conversations)
  tell(`${amounts.conversations} conversations`)
  await fillInbox(deps, random, amounts.conversations)
  await fillBookings(deps, random, amounts.bookings, customers)
  tell(`${amounts.bookings} bookings`)
}
