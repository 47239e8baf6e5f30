import { type RawBuilder, sql } from 'kysely'
import { services } from '../../../shared/catalogue.ts'
import {
  type CountedWord,
  endOf,
  fewCustomers,
  hasWords,
  isVague,
  searchedWords,
  tooVague,
  wordsOf,
} from '../../db/customer-words.ts'
import type { Db } from '../../db/types.ts'

/** Combined with a service, a word must be rarer: the service alone leaves few rows to check. */
const fewBesideService = 200

interface Meaning extends CountedWord {
  /** The services with a word in their title that begins like this. */
  serviceIds: readonly string[]
  isId: boolean
}

const fewLetters = 3
const saysLittle = (one: Meaning) =>
  isVague(one) && (one.serviceIds.length === 0 || one.word.length < fewLetters)

/**
 * The condition for bookings in which every word is the beginning of a word of the customer's name, of the email
 * address or phone number, of the service's title, or of the booking's id.
 * @throws BAD_REQUEST for several words that each match very many customers
 */
export async function bookingsFoundBy(db: Db, text: string): Promise<RawBuilder<boolean>> {
  const words = (await searchedWords(db, text)).map(meaningOf)
  // Punctuation alone matches nothing.
  if (words.length === 0) return sql<boolean>`1 = 0`
  if (words.length > 1 && words.every(saysLittle)) throw tooVague()
  const ofCustomers = words.filter(({ serviceIds, isId }) => serviceIds.length === 0 && !isId)
  const others = words.filter((one) => !ofCustomers.includes(one))
  const few = others.some(({ serviceIds }) => serviceIds.length > 0)
    ? fewBesideService
    : fewCustomers
  return sql<boolean>`(${sql.join(
    [hasWords(ofCustomers, 'bookings.customer_email_lower', few), ...others.map(anyOf)],
    sql` and `,
  )})`
}

const meaningOf = ({ word, customers }: CountedWord): Meaning => ({
  word,
  customers,
  serviceIds: services
    .filter(({ title }) => wordsOf(title).some((part) => part.startsWith(word)))
    .map(({ id }) => id),
  isId: /^[0-9a-f]{4,32}$/.test(word),
})

function anyOf({ word, customers, serviceIds, isId }: Meaning): RawBuilder<boolean> {
  const ways = [
    ...(customers > 0
      ? [hasWords([{ word, customers }], 'bookings.customer_email_lower', fewBesideService)]
      : []),
    ...(serviceIds.length > 0 ? [isOneOf(serviceIds)] : []),
    ...(isId ? [sql`(bookings.id >= ${word} and bookings.id < ${endOf(word)})`] : []),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/**
 * Rows of several services are frequent enough in the order of the list: the concatenation keeps the planner from using
 * the index on services.
 */
const isOneOf = (ids: readonly string[]) =>
  ids.length === 1
    ? sql`bookings.service_id = ${ids[0]}`
    : sql`(bookings.service_id || '') in (${sql.join(ids)})`
