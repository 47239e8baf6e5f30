import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '../../../shared/booking-status.ts'
import { services } from '../../../shared/catalogue.ts'
import {
  type CountedWord,
  fewCustomers,
  isVeryCommon,
  matchesWords,
  maxCounted,
  parseSearch,
  prefixEnd,
  searchTooVague,
  splitWords,
} from '../../db/customer-search.ts'
import type { Db } from '../../db/types.ts'

/** A word that may also be a service's must be rarer: the service alone leaves few rows to check. */
const fewWithService = 200

/** The same where a status or a service leaves few of their bookings: an index tells which. */
const fewWhenNarrow = 6000

interface SearchTerm extends CountedWord {
  /** The services with a word in their title that begins like this. */
  serviceIds: readonly string[]
  isId: boolean
}

const fewLetters = 3
const isTooCommon = (one: SearchTerm) =>
  isVeryCommon(one) && (one.serviceIds.length === 0 || one.word.length < fewLetters)

/**
 * The condition for bookings in which every word is the beginning of a word of the customer's name, of the email
 * address or phone number, of the service's title, or of the booking's id.
 * `isNarrow`: the list has only a service's or an unfinished status's bookings.
 * `isCounted`: the order of the list does not matter, so that the customers are found first, unless they are very many.
 * `isOfFew`: it leaves the bookings of few customers, which no other index than that of customers should find.
 * @throws BAD_REQUEST for several words that each match very many customers
 */
export async function bookingSearch(
  db: Db,
  text: string,
  { isNarrow = false, isCounted = false } = {},
): Promise<{ condition: RawBuilder<boolean>; isOfFew: boolean }> {
  const words = (await parseSearch(db, text)).map(searchTerm)
  // Punctuation alone matches nothing.
  if (words.length === 0) return { condition: sql<boolean>`1 = 0`, isOfFew: false }
  if (words.length > 1 && words.every(isTooCommon)) throw searchTooVague()
  const ofCustomers = words.filter(({ serviceIds, isId }) => serviceIds.length === 0 && !isId)
  const others = words.filter((one) => !ofCustomers.includes(one))
  const hasService = others.some(({ serviceIds }) => serviceIds.length > 0)
  const few = isCounted ? maxCounted : isNarrow || hasService ? fewWhenNarrow : fewCustomers
  const isOfFew = ofCustomers.some(({ customers }) => customers < few)
  const condition = sql<boolean>`(${sql.join(
    [
      matchesWords(ofCustomers, 'bookings.customer_email_lower', few),
      ...others.map((one) => matchesAny(one, isOfFew, isCounted ? maxCounted : fewWithService)),
    ],
    sql` and `,
  )})`
  return { condition, isOfFew }
}

const searchTerm = ({ word, ...counted }: CountedWord): SearchTerm => ({
  word,
  ...counted,
  serviceIds: services
    .filter(({ title }) => splitWords(title).some((part) => part.startsWith(word)))
    .map(({ id }) => id),
  isId: /^[0-9a-f]{4,32}$/.test(word),
})

function matchesAny(
  { word, customers, ending, serviceIds, isId }: SearchTerm,
  isOfFew: boolean,
  few: number,
): RawBuilder<boolean> {
  const conditions = [
    ...(customers > 0
      ? [matchesWords([{ word, customers, ending }], 'bookings.customer_email_lower', few)]
      : []),
    ...(serviceIds.length > 0 ? [isOneOf(serviceIds, isOfFew)] : []),
    ...(isId ? [sql`(bookings.id >= ${word} and bookings.id < ${prefixEnd(word)})`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** The same for a status: the bookings of few customers are found by these. */
export const hasStatus = (status: BookingStatus, isOfFew: boolean) =>
  isOfFew
    ? sql<boolean>`(bookings.status || '') = ${status}`
    : sql<boolean>`bookings.status = ${status}`

/**
 * Rows of several services are frequent enough in the order of the list, and those of few customers are found by these: the
 * concatenation keeps the planner from using an index on services.
 */
export const isOneOf = (ids: readonly string[], isOfFew: boolean) =>
  ids.length === 1 && !isOfFew
    ? sql<boolean>`bookings.service_id = ${ids[0]}`
    : sql<boolean>`(bookings.service_id || '') in (${sql.join([...ids])})`
