import type { Deps } from '../../context.ts'
import { wordsOf } from '../../db/customer-search.ts'
import { bulk } from '../insert-in-bulk.ts'
import { type Person, person } from '../people.ts'
import type { Random } from '../random.ts'

export interface Customer extends Person {
  userId: string
}

const twoYearsMs = 730 * 86_400_000

/** Accounts with profiles, created over two years, with their search words. */
export async function seedCustomers(
  { database, clock }: Deps,
  random: Random,
  count: number,
): Promise<Customer[]> {
  const start = clock.now().getTime() - twoYearsMs
  const users = bulk(database, 'users')
  const profiles = bulk(database, 'profiles')
  const words = bulk(database, 'customer_words')
  const customers: Customer[] = []
  for (let number = 0; number < count; number += 1) {
    const one = { ...person(random, String(number)), userId: random.nextId() }
    const createdAt = new Date(start + (twoYearsMs * number) / count).toISOString()
    customers.push(one)
    await users.add({
      id: one.userId,
      email: one.email,
      password_hash: null,
      email_verified_at: createdAt,
      created_at: createdAt,
    })
    for (const word of wordsOfPerson(one)) await words.add({ word, email: one.email })
  }
  await users.flush()
  await words.flush()
  for (const [number, one] of customers.entries()) {
    await profiles.add({
      user_id: one.userId,
      full_name: one.name,
      email: one.email,
      phone: one.phone,
      address: one.street,
      city: one.city,
      state: one.state,
      zip_code: one.zip,
      created_at: new Date(start + (twoYearsMs * number) / count).toISOString(),
    })
  }
  await profiles.flush()
  return customers
}

export const wordsOfPerson = ({ name, email, phone, street, zip }: Person): string[] => [
  ...wordsOf(email, { name, phone, address: `${street}, ${zip}` }),
]
