import { expect, test } from 'vitest'
import { bookingColumns } from '../../shared/admin/booking-columns.ts'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { bookingCsv } from '../../src-server/admin/bookings/booking-csv.ts'
import { guestContext } from '../../src-server/context.ts'
import { seedDatabase } from '../../src-server/seed/bulk/seed-database.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

type Csv = Parameters<typeof bookingCsv>[1]

/** The file, in the pieces in which it is sent. */
async function exported(list: Csv): Promise<string[]> {
  const ctx = guestContext(at.server.deps, 'test')
  const pages: string[] = []
  for await (const page of bookingCsv(ctx, list, bookingFilter.parse({}), async () => true)) {
    pages.push(page)
  }
  return pages
}

const cellsOf = (line = '') => line.slice(1, -1).split('","')

test.each<Csv>(['bookingsCsv', 'paymentsCsv'])(
  '%s has the title and the text of each of its columns',
  async (list) => {
    await at.booked()
    const { rows } = await at.boss.bookings.list({})
    const columns = bookingColumns.filter(({ shownIn }) => shownIn.includes(list))
    const [head = '', ...lines] = (await exported(list)).join('').split('\r\n')
    expect(head.startsWith('\uFEFF')).toBe(true)
    expect(cellsOf(head.slice(1))).toEqual(columns.map(({ title }) => title))
    const { TIME_ZONE } = at.server.deps.env
    expect(rows).toHaveLength(1)
    expect(lines.slice(0, -1).map(cellsOf)).toEqual(
      rows.map((row) => columns.map(({ text }) => text(row, TIME_ZONE))),
    )
  },
)

test('the payments file has only the columns that were chosen for it', async () => {
  await at.booked()
  const [head, row] = await exported('paymentsCsv')
  expect(head).toBe(
    '\uFEFF"Booking ID","Customer","Email","Service","Status","Payment","Amount","Date","Time","Created"\r\n',
  )
  expect(row).toMatch(
    /^"[0-9A-F]{8}","Ada Byron","Ada@Example\.com","Plumbing","pending","pending","198\.00","2026-11-24","10:00","2026-11-23"\r\n$/,
  )
})

test('during an export, other requests get their turn after every page', async () => {
  await at.server.database.write.deleteFrom('availability_slots').execute()
  await seedDatabase(at.server.deps, { bookings: 3_000, customers: 50, conversations: 10 })
  let turns = 0
  let counting = true
  const count = () => {
    turns += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  const pages = await exported('bookingsCsv')
  counting = false
  expect(pages.join('').split('\r\n')).toHaveLength(1 + 3_000 + 1)
  expect(turns).toBeGreaterThanOrEqual(pages.length - 1)
})
