import { type RawBuilder, sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Db, Trx } from './types.ts'

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** So many words of a search count. */
const mostWords = 6

/** A phone number's digits, without the country's 1. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Above every word that begins with this one. */
export const endOf = (word: string) => `${word}\u{10ffff}`

interface Texts {
  name?: string | null | undefined
  phone?: string | null | undefined
  /** Another address, as in a profile. */
  contactEmail?: string | null | undefined
}

/**
 * Has a customer found by these texts, whole words of them or their beginnings. `email` is the address of the account
 * or the booking, in lower case; a phone number is found by its digits.
 */
export async function rememberWords(trx: Trx, email: string, texts: Texts): Promise<void> {
  const words = new Set([
    email,
    (texts.contactEmail ?? '').toLowerCase(),
    digitsOf(texts.phone ?? ''),
    ...wordsOf(texts.name ?? ''),
  ])
  words.delete('')
  await trx
    .insertInto('customer_words')
    .values([...words].toSorted().map((word) => ({ word, email })))
    .onConflict((conflict) => conflict.columns(['word', 'email']).doNothing())
    .execute()
}

/** Forgets the words of an account's former names: only those of its bookings are left. */
export async function forgetWords(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('customer_words').where('email', '=', email).execute()
  const bookings = await trx
    .selectFrom('bookings')
    .select(['customer_name as name', 'customer_phone as phone'])
    .distinct()
    .where('customer_email_lower', '=', email)
    .execute()
  for (const texts of bookings) await rememberWords(trx, email, texts)
}

/** Beyond so many customers a word is not counted further. */
const mostCounted = 20_000
/** Whether a word alone says next to nothing. */
export const isVague = ({ customers }: CountedWord): boolean => customers >= mostCounted

/** Several words that each fit very many could only be tried on every row. */
export const tooVague = () =>
  new DomainError(
    'invalid',
    'SEARCH_TOO_VAGUE',
    'Too many customers fit. Write more letters of a word.',
    'search',
  )

/** The bookings of so many customers are put in order faster than they are met in the order of a list. */
export const fewCustomers = 2000

const begins = (word: string, table = 'customer_words') =>
  sql`${sql.ref(`${table}.word`)} >= ${word} and ${sql.ref(`${table}.word`)} < ${endOf(word)}`

/** How many customers have a word that begins so, as far as they are counted. */
async function countCustomers(db: Db, word: string): Promise<number> {
  const { count } = await db
    .selectFrom((some) =>
      some
        .selectFrom('customer_words')
        .select('email')
        .where(sql<boolean>`${begins(word)}`)
        .limit(mostCounted)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface CountedWord {
  word: string
  customers: number
}

/**
 * The condition that the customer with the address in this column has all of these words. Where few have them, they
 * are looked up first; otherwise each row of the list is asked, in its order, until the page is full.
 */
export function hasWords(
  words: readonly CountedWord[],
  column: string,
  few = fewCustomers,
): RawBuilder<boolean> {
  const email = sql.ref(column)
  const [rarest, ...others] = words.toSorted((one, other) => one.customers - other.customers)
  if (!rarest) return sql<boolean>`1 = 1`
  if (rarest.customers < (others.length > 0 ? mostCounted : few)) {
    const too = others.map(
      ({ word }) => sql` and exists (select 1 from customer_words as other
        where other.email = customer_words.email and ${begins(word, 'other')})`,
    )
    return sql<boolean>`${email} in (
      select email from customer_words where ${begins(rarest.word)}${sql.join(too, sql``)})`
  }
  // Scalars, so that no database begins with the many customers.
  const each = words.map(
    ({ word }) => sql`(select count(*) from (
      select 1 from customer_words where customer_words.email = ${email} and ${begins(word)} limit 1
    ) as found) = 1`,
  )
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

/**
 * The words that somebody searches for, each with how many customers have it. A phone number is its digits; what is
 * the beginning of an address stays whole, and anything else is taken apart as names are.
 */
export async function searchedWords(db: Db, text: string): Promise<CountedWord[]> {
  const isPhone = /^\+?[\d\s()./-]*\d[\d\s()./-]*$/.test(text.trim())
  const parts = isPhone ? [digitsOf(text)] : text.toLowerCase().split(/\s+/)
  const found = await Promise.all(
    parts
      .filter(Boolean)
      .slice(0, mostWords)
      .map(async (part) => {
        const words = wordsOf(part)
        const whole = await counted(db, part)
        const isWhole = words[0] === part || part.includes('@') || whole.customers > 0
        return isWhole ? [whole] : Promise.all(words.map((word) => counted(db, word)))
      }),
  )
  return found.flat().slice(0, mostWords)
}

const counted = async (db: Db, word: string): Promise<CountedWord> => ({
  word,
  customers: await countCustomers(db, word),
})

/**
 * The condition that the customer with the address in this column is found by every word of a search.
 * @throws BAD_REQUEST for several words that each fit very many
 */
export async function customersFoundBy(db: Db, text: string, column: string) {
  const words = await searchedWords(db, text)
  // Nothing but punctuation fits nobody.
  if (words.length === 0) return sql<boolean>`1 = 0`
  if (words.length > 1 && words.every(isVague)) throw tooVague()
  return hasWords(words, column)
}
