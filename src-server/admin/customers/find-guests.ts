import type { GuestListInput } from '../../../shared/admin/customers.ts'
import type { Context } from '../../context.ts'
import { customerSearch } from '../../db/customer-search.ts'
import { countedPage, keysetPage } from '../../db/keyset-page.ts'
import type { Db } from '../../db/types.ts'
import { isGuestBooking } from './guest-booking.ts'
import { countedElsewhere, isNotMerged } from './merged.ts'
import { readBookingsOf } from './read-bookings-of.ts'
import { readMarks } from './read-record.ts'

/**
 * A page of those who have booked without an account, grouped by the address that they typed, in its order, with what they last
 * typed beside it. Anybody may type any address: `isVerified` says whether the link in one of its emails was opened.
 */
export async function findGuests(ctx: Context, input: GuestListInput) {
  const { read } = ctx.database
  const page = await countedPage(
    read,
    await guestsOf(read, input, input.search !== undefined),
    order,
    input,
  )
  const guests = await withOrders(ctx, page.rows)
  const marksOf = await readMarks(
    read,
    guests.map(({ email }) => email),
  )
  return {
    ...page,
    rows: guests.map((guest) => {
      const marks = marksOf(guest.email)
      return { ...guest, ...marks, ...(marks.isMerged ? countedElsewhere : {}) }
    }),
  }
}

/** The same, of any size, for a file. */
export async function exportGuests(ctx: Context, input: GuestListInput, size: number) {
  const page = await keysetPage(await guestsOf(ctx.database.read, input, false), order, input, size)
  return { ...page, rows: await withOrders(ctx, page.rows) }
}

const order = {
  by: [{ column: 'customer_totals.email', name: 'email' }],
  descending: false,
} as const

/** Those that are merged into others are found by a search alone: the others have their bookings too. */
async function guestsOf(read: Db, { search }: GuestListInput, findsMerged: boolean) {
  const found =
    search === undefined ? undefined : await customerSearch(read, search, 'customer_totals.email')
  return (
    read
      .selectFrom('customer_totals')
      .select('customer_totals.email')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('users')
              .innerJoin('profiles', 'profiles.user_id', 'users.id')
              .select('users.id')
              .whereRef('users.email', '=', 'customer_totals.email'),
          ),
        ),
      )
      .$call((query) => (findsMerged ? query : query.where(isNotMerged('customer_totals.email'))))
      // What an account has booked under another address is the account's.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('bookings')
            .select('bookings.id')
            .whereRef('customer_email_lower', '=', 'customer_totals.email')
            .where(isGuestBooking),
        ),
      )
      .$call((query) => (found ? query.where(found) : query))
  )
}

async function withOrders(ctx: Context, rows: readonly { email: string }[]) {
  const guests = rows.map(({ email }) => ({ userId: null, email }))
  const [latest, bookingsOf] = await Promise.all([
    latestOrders(
      ctx.database.read,
      rows.map(({ email }) => email),
    ),
    readBookingsOf(ctx, guests),
  ])
  return guests.map((guest) => {
    const orders = latest.filter(({ email }) => email === guest.email)
    return {
      email: guest.email,
      name: orders[0]?.name ?? '',
      phone: orders[0]?.phone ?? '',
      address: orders[0]?.address ?? '',
      isVerified: orders.some(({ confirmedAt }) => confirmedAt !== null),
      ...bookingsOf(guest),
    }
  })
}

/** The orders that were made with these addresses and without an account, the latest first. */
const latestOrders = async (db: Db, emails: readonly string[]) =>
  emails.length === 0
    ? []
    : db
        .selectFrom('bookings')
        .select([
          'customer_email_lower as email',
          'customer_name as name',
          'customer_phone as phone',
          'customer_address as address',
          'email_confirmed_at as confirmedAt',
        ])
        .where('customer_email_lower', 'in', emails)
        .where(isGuestBooking)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
