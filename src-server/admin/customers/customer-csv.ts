import type { CustomerFilter } from '../../../shared/admin/customers.ts'
import { zipOfAddress } from '../../../shared/areas/zip.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import { stateOfZip } from '../../areas/place-of-zip.ts'
import type { Context } from '../../context.ts'
import { dollarCell, streamCsv } from '../exports/stream-csv.ts'
import { exportCustomers } from './find-customers.ts'
import { exportGuests } from './find-guests.ts'

interface Row {
  name: string
  email: string
  phone: string
  address: string
  city: string
  state: string
  zip: string
  kind: 'registered' | 'guest'
  bookings: number
  /** Cents. */
  value: number
  /** The days on which the first and the latest were made; empty without one. */
  first: string
  latest: string
  /** ISO, UTC; empty for a guest. */
  joinedAt: string
}

/**
 * All customers whom a search finds as a CSV file: the registered ones, the newest first, then the guests by their address, with what
 * they have booked without what was cancelled. Amounts in dollars, days in the business zone.
 * @throws FORBIDDEN between two pages if the caller is no longer allowed to read them
 */
export const customerCsv = (
  ctx: Context,
  filter: CustomerFilter,
  isAllowed: () => Promise<boolean>,
): AsyncGenerator<string> =>
  streamCsv<Row>(
    [
      (after, size) => registered(ctx, { ...filter, after }, size),
      (after, size) => guests(ctx, { ...filter, after }, size),
    ],
    [
      { title: 'Name', text: ({ name }) => name },
      { title: 'Email', text: ({ email }) => (hasEmail(email) ? email : '') },
      { title: 'Phone', text: ({ phone }) => phone },
      { title: 'Address', text: ({ address }) => address },
      { title: 'City', text: ({ city }) => city },
      { title: 'State', text: ({ state }) => state },
      { title: 'Zip', text: ({ zip }) => zip },
      { title: 'Account', text: ({ kind }) => kind },
      { title: 'Bookings', text: ({ bookings }) => String(bookings) },
      { title: 'Value', text: ({ value }) => dollarCell(value) },
      { title: 'First Booking', text: ({ first }) => first },
      { title: 'Latest Booking', text: ({ latest }) => latest },
      {
        title: 'Joined',
        text: ({ joinedAt }) =>
          joinedAt === '' ? '' : wallClock(new Date(joinedAt), ctx.timeZone).date,
      },
    ],
    isAllowed,
  )

type Input = CustomerFilter & { after: string | undefined }

async function registered(ctx: Context, input: Input, size: number) {
  const page = await exportCustomers(ctx, { ...input, direction: 'newest' }, size)
  return {
    ...page,
    rows: page.rows.map(
      (row): Row => ({
        ...row,
        name: row.fullName ?? '',
        email: row.email ?? row.accountEmail,
        phone: row.phone ?? '',
        address: row.address ?? '',
        city: row.city ?? '',
        state: row.state ?? '',
        zip: row.zipCode ?? '',
        kind: 'registered',
      }),
    ),
  }
}

async function guests(ctx: Context, input: Input, size: number) {
  const page = await exportGuests(ctx, input, size)
  return {
    ...page,
    rows: page.rows.map(
      (row): Row => ({
        ...row,
        ...placeIn(row.address),
        kind: 'guest',
        joinedAt: '',
      }),
    ),
  }
}

/** A guest types the address as one line, such as `18 Birch Street, Albany, NY 12203`. */
function placeIn(address: string) {
  const zip = zipOfAddress(address) ?? ''
  const [, city = ''] = /,\s*([^,]+),\s*[A-Z]{2}\b[^,]*$/.exec(address) ?? []
  return { city, state: stateOfZip(zip) ?? '', zip }
}
