import type { Deps } from '../../context.ts'
import { randomNumbers } from '../random.ts'
import { seedBookings } from './seed-bookings.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedInbox } from './seed-inbox.ts'

export interface Amounts {
  bookings: number
  customers: number
  conversations: number
}

/** Seeds an empty database with two years of business, for benchmarks: the same data in every run on the same day. */
export async function seedDatabase(
  deps: Deps,
  amounts: Amounts,
  tell: (what: string) => void = () => {},
): Promise<void> {
  const random = randomNumbers(42)
  const customers = await seedCustomers(deps, random, amounts.customers)
  tell(`${amounts.customers} customers`)
  await seedConversations(deps, random, amounts.conversations)
  tell(`${amounts.conversations} conversations`)
  await seedInbox(deps, random, amounts.conversations)
  await seedBookings(deps, random, amounts.bookings, customers)
  tell(`${amounts.bookings} bookings`)
}
