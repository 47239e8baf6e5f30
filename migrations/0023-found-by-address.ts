import { type Kysely, sql } from 'kysely'

const rowsAtOnce = 5000

interface Customer {
  id: string
  email: string
  phone: string | null
  address: string | null
}

/** Customers are found by their street, their zip code, and the last digits of their phone number too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addWords(
    db,
    (after) =>
      sql<Customer>`select id, customer_email_lower as email, customer_phone as phone, customer_address as address
      from bookings where id > ${after} order by id limit ${rowsAtOnce}`,
  )
  await addWords(
    db,
    (after) =>
      sql<Customer>`select users.id, users.email, phone, coalesce(address, '') || ', ' || coalesce(zip_code, '') as address
      from users join profiles on profiles.user_id = users.id
      where users.id > ${after} order by users.id limit ${rowsAtOnce}`,
  )
}

async function addWords(
  db: Kysely<unknown>,
  page: (after: string) => ReturnType<typeof sql<Customer>>,
): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await page(after).execute(db)
    for (const { email, phone, address } of rows) {
      for (const word of wordsOf(phone ?? '', address ?? '')) {
        await sql`insert into customer_words (word, email) values (${word}, ${email})
          on conflict (word, email) do nothing`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

function wordsOf(phone: string, address: string): Set<string> {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const [street = ''] = address.toLowerCase().split(',')
  const words = street.split(/[^\p{L}\p{N}]+/u)
  return new Set([
    ...(digits ? [`~${Array.from(digits).toReversed().join('')}`] : []),
    ...words.filter((word) => /\d/.test(word) || word.length > 2),
    ...(/\b\d{5}\b(?=[^\d]*$)/.exec(address) ?? []),
  ])
}
