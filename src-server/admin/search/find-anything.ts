import type { FindAnythingInput } from '../../../shared/admin/search.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Context } from '../../context.ts'
import { findEmails, prefixEnd, splitWords } from '../../db/customer-search.ts'
import type { Db } from '../../db/types.ts'
import { readFullNames } from '../../professionals/full-name.ts'

const customersShown = 8
/** So many customers are looked at for guests among them. */
const guestsAmong = 40
const bookingsShown = 5
const professionalsShown = 3

/**
 * Customers and guests by the beginnings of their names, email, street or zip code, or by the first or last digits of
 * their phone number; each with the next visit, or else the latest booking. Bookings by their number. Dates and times in
 * the business zone. Professionals by the beginnings of their names.
 * @throws BAD_REQUEST for several words that each match very many customers
 */
export async function findAnything(
  { database: { read }, clock, timeZone }: Context,
  { text, onlyGuests = false }: FindAnythingInput,
) {
  const today = wallClock(clock.now(), timeZone).date
  const [professionals, bookings, emails] = await Promise.all([
    onlyGuests ? [] : findProfessionals(read, text),
    findByNumber(read, text),
    findEmails(read, text, onlyGuests ? guestsAmong : customersShown),
  ])
  const customers = await Promise.all(emails.map((email) => readCustomer(read, email, today)))
  const found = customers
    .filter((one) => one !== undefined)
    .filter(({ userId }) => !onlyGuests || userId === null)
  return { professionals, bookings, customers: found.slice(0, customersShown) }
}

/** They are few enough to look at all. */
async function findProfessionals(db: Db, text: string) {
  const wanted = splitWords(text)
  if (wanted.length === 0) return []
  const names = await readFullNames(db)
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .filter(({ name }) => {
      const words = splitWords(name)
      return wanted.every((word) => words.some((one) => one.startsWith(word)))
    })
    .slice(0, professionalsShown)
}

const ofBookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .select([
      'id',
      'user_id as userId',
      'service_title as serviceTitle',
      'status',
      'scheduled_date as date',
      'scheduled_time as time',
      'customer_name as customerName',
      'customer_phone as phone',
      'customer_address as address',
    ])

function findByNumber(db: Db, text: string) {
  const [number] = /^[0-9a-f]{4,32}$/.exec(text.toLowerCase().replace(/^#/, '')) ?? []
  if (number === undefined) return []
  return ofBookings(db)
    .where('id', '>=', number)
    .where('id', '<', prefixEnd(number))
    .orderBy('id')
    .limit(bookingsShown)
    .execute()
}

async function readCustomer(db: Db, email: string, today: string) {
  const ofCustomer = ofBookings(db).where('customer_email_lower', '=', email)
  const [account, coming, latest] = await Promise.all([
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id as userId',
        'full_name as name',
        'phone',
        'address',
        'city',
        'state',
        'zip_code as zip',
      ])
      .where('users.email', '=', email)
      .executeTakeFirst(),
    ofCustomer
      .where('scheduled_date', '>=', today)
      .where('status', 'in', ['pending', 'confirmed', 'in_progress'])
      .orderBy('scheduled_date')
      .orderBy('scheduled_time')
      .limit(1)
      .executeTakeFirst(),
    ofCustomer.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  const visit = coming ?? latest
  if (!account && !visit) return undefined
  return {
    email,
    /** Null for a guest. */
    userId: account?.userId ?? null,
    name: (account?.name || visit?.customerName) ?? '',
    phone: (account?.phone || visit?.phone) ?? '',
    address: (account && addressOf(account)) || (visit?.address ?? ''),
    visit: visit
      ? {
          id: visit.id,
          serviceTitle: visit.serviceTitle,
          status: visit.status,
          date: visit.date,
          time: visit.time,
        }
      : null,
  }
}

interface Profile {
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
}

/** `18 Birch Ln, Albany, NY 12203`; empty without a street. */
const addressOf = ({ address, city, state, zip }: Profile): string =>
  address ? [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') : ''
