import { type RawBuilder, sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Db, Trx } from './types.ts'

/** The words of a text, in lower case. */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How many words of a search count. */
const maxWords = 6

/** A phone number's digits, without the country's 1. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** A word that begins with the last digit, so that a number is found by its end as well. */
const reversed = (digits: string): string =>
  digits ? `~${Array.from(digits).toReversed().join('')}` : ''

/** The house number and the words of the street without short ones such as `St`, and the zip code. */
const wordsOfAddress = (address: string): string[] => [
  ...splitWords(address.split(',')[0] ?? '').filter((word) => /\d/.test(word) || word.length > 2),
  ...(/\b\d{5}\b(?=[^\d]*$)/.exec(address) ?? []),
]

/** An upper bound of all words that begin with this one. */
export const prefixEnd = (word: string) => `${word}\u{10ffff}`

interface CustomerTexts {
  name?: string | null | undefined
  phone?: string | null | undefined
  /** Another address, as in a profile. */
  contactEmail?: string | null | undefined
  /** Street first, then a comma and the rest. */
  address?: string | null | undefined
}

/**
 * Makes a customer searchable by these texts: by whole words or their beginnings, and by the last digits of a number. `email` is the address of the account
 * or the booking, in lower case; a phone number is found by its digits.
 */
export async function indexCustomer(trx: Trx, email: string, texts: CustomerTexts): Promise<void> {
  const words = wordsOf(email, texts)
  await trx
    .insertInto('customer_words')
    .values([...words].toSorted().map((word) => ({ word, email })))
    .onConflict((conflict) => conflict.columns(['word', 'email']).doNothing())
    .execute()
}

/** The words by which somebody is found. */
export function wordsOf(email: string, texts: CustomerTexts): Set<string> {
  const digits = digitsOf(texts.phone ?? '')
  const words = new Set([
    email,
    (texts.contactEmail ?? '').toLowerCase(),
    digits,
    reversed(digits),
    ...splitWords(texts.name ?? ''),
    ...wordsOfAddress(texts.address ?? ''),
  ])
  words.delete('')
  return words
}

/** Deletes the words of an account's former names: only those of its bookings remain. */
export async function reindexCustomer(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('customer_words').where('email', '=', email).execute()
  const bookings = await trx
    .selectFrom('bookings')
    .select(['customer_name as name', 'customer_phone as phone', 'customer_address as address'])
    .distinct()
    .where('customer_email_lower', '=', email)
    .execute()
  for (const texts of bookings) await indexCustomer(trx, email, texts)
}

/** A word's customers are not counted beyond this number. */
export const maxCounted = 20_000
/** Whether a word alone says next to nothing. */
export const isVeryCommon = ({ customers }: CountedWord): boolean => customers >= maxCounted

/** Several words that each match very many customers could only be checked on every row. */
export const searchTooVague = () =>
  new DomainError('invalid', 'SEARCH_TOO_VAGUE', 'Too many matches. Type more letters.', 'search')

/** Sorting the bookings of this many customers is faster than finding them in the order of a list. */
export const fewCustomers = 2000

const hasPrefix = (word: string, table = 'customer_words') =>
  sql`${sql.ref(`${table}.word`)} >= ${word} and ${sql.ref(`${table}.word`)} < ${prefixEnd(word)}`

/** How many customers have a word that begins like this, up to the counting limit. */
async function countCustomers(db: Db, word: string): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some
        .selectFrom('customer_words')
        .select('email')
        .where(sql<boolean>`${hasPrefix(word)}`)
        .limit(maxCounted)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface CountedWord {
  word: string
  customers: number
  /** A number that ends the phone numbers of few customers: these are found too, and counted. */
  ending?: string | undefined
}

/** A number that ends more phone numbers than this is looked for at their beginning alone. */
const mostEndings = 500

const isNumber = (word: string) => /^\d{3,}$/.test(word)

const hasPrefixOrEnding = ({ word, ending }: CountedWord, table = 'customer_words') =>
  ending === undefined
    ? hasPrefix(word, table)
    : sql`(${hasPrefix(word, table)} or ${hasPrefix(ending, table)})`

/** The condition that a customer who was found by one word has another one, too. */
const hasToo = (word: CountedWord) =>
  sql<boolean>`exists (select 1 from customer_words as other
    where other.email = customer_words.email and ${hasPrefixOrEnding(word, 'other')})`

/**
 * The condition that the customer with the address in this column has all of these words. Rare words are looked up
 * first; otherwise each row of the list is checked, in its order, until the page is full.
 */
export function matchesWords(
  words: readonly CountedWord[],
  column: string,
  few = fewCustomers,
): RawBuilder<boolean> {
  const email = sql.ref(column)
  const [rarest, ...others] = words.toSorted((one, other) => one.customers - other.customers)
  if (!rarest) return sql<boolean>`1 = 1`
  if (rarest.customers === 0) return sql<boolean>`1 = 0`
  if (rarest.customers < (others.length > 0 ? maxCounted : few)) {
    const too = others.map((word) => sql` and ${hasToo(word)}`)
    return sql<boolean>`${email} in (
      select email from customer_words where ${hasPrefixOrEnding(rarest)}${sql.join(too, sql``)})`
  }
  // Scalars, so that no database starts with the many customers.
  const each = words.map(
    (word) => sql`(select count(*) from (
      select 1 from customer_words
      where customer_words.email = ${email} and ${hasPrefixOrEnding(word)} limit 1
    ) as found) = 1`,
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

/** An email, which may hold digits too; or a number of seven digits or more in its usual groups, among other words. */
const phoneOrEmail =
  /\S*@\S*|(?<![\p{L}\d])(\+?1[ .\p{Pd}]?)?(\(?\d{3}\)?[ .\p{Pd}]?)?\d{3}[ .\p{Pd}]?\d{4}(?![\p{L}\d])/gu

/**
 * The words of a search, each with the number of customers who have it. A phone number is reduced to its digits, which may be
 * its last ones; the beginning of an address stays whole, and anything else is split as names are.
 */
export async function parseSearch(db: Db, text: string): Promise<CountedWord[]> {
  const isPhone = /^\+?[\d\s()./\p{Pd}]*\d[\d\s()./\p{Pd}]*$/u.test(text.trim())
  const parts = isPhone
    ? [digitsOf(text)]
    : text
        .toLowerCase()
        .replaceAll('~', ' ')
        .replaceAll(phoneOrEmail, (found) => (found.includes('@') ? found : ` ${digitsOf(found)} `))
        .split(/\s+/)
  const found = await Promise.all(
    parts
      .filter(Boolean)
      .slice(0, maxWords)
      .map(async (part) => {
        const words = splitWords(part)
        const whole = await countWord(db, part)
        const isWhole = words[0] === part || part.includes('@') || whole.customers > 0
        return isWhole ? [whole] : Promise.all(words.map((word) => countWord(db, word)))
      }),
  )
  return Promise.all(
    found
      .flat()
      .slice(0, maxWords)
      .map((word) => withEnding(db, word)),
  )
}

async function withEnding(db: Db, word: CountedWord): Promise<CountedWord> {
  if (!isNumber(word.word)) return word
  const ending = await countWord(db, reversed(word.word))
  const customers = word.customers + ending.customers
  return ending.customers === 0 || customers > mostEndings
    ? word
    : { ...word, customers, ending: ending.word }
}

const countWord = async (db: Db, word: string): Promise<CountedWord> => ({
  word,
  customers: await countCustomers(db, word),
})

/**
 * The condition that the customer with the address in this column matches every word of a search.
 * @throws BAD_REQUEST for several words that each match very many customers
 */
export async function customerSearch(db: Db, text: string, column: string) {
  const words = await parseSearch(db, text)
  // Punctuation alone matches nobody.
  if (words.length === 0) return sql<boolean>`1 = 0`
  if (words.length > 1 && words.every(isVeryCommon)) throw searchTooVague()
  return matchesWords(words, column)
}

/** From this many matching words on, nobody reads on. */
const wordsRead = 200

/**
 * The addresses of some customers who match every word of a search; a phone number matches by its first or last digits.
 * @throws BAD_REQUEST for several words that each match very many customers
 */
export async function findEmails(db: Db, text: string, limit: number): Promise<string[]> {
  const words = await parseSearch(db, text)
  const [rarest, ...others] = words.toSorted((one, other) => one.customers - other.customers)
  if (!rarest) return []
  if (others.length > 0 && isVeryCommon(rarest)) throw searchTooVague()
  // A caller says the last digits: they go before zip codes and house numbers that begin so.
  const endings = isNumber(rarest.word) ? [reversed(rarest.word)] : []
  const found = [...endings, rarest.word].map((word) =>
    db
      .selectFrom('customer_words')
      .select('email')
      .where(sql<boolean>`${hasPrefix(word)}`)
      .$call((query) => others.reduce((narrowed, other) => narrowed.where(hasToo(other)), query))
      .limit(wordsRead)
      .execute(),
  )
  const emails = (await Promise.all(found)).flat().map(({ email }) => email)
  return [...new Set(emails)].slice(0, limit)
}
