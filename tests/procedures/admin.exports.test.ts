import { expect, test } from 'vitest'
import { bookingFilter } from '../../shared/admin/bookings.ts'
import { bookingCsv } from '../../src-server/admin/bookings/booking-csv.ts'
import { guestContext } from '../../src-server/context.ts'
import { seedDatabase } from '../../src-server/seed/bulk/seed-database.ts'
import { adminAtWork } from '../support/admin-at-work.ts'

const at = adminAtWork()

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
  const ctx = guestContext(at.server.deps, 'test')
  const pages: string[] = []
  for await (const page of bookingCsv(ctx, bookingFilter.parse({}), async () => true)) {
    pages.push(page)
  }
  counting = false
  expect(pages.join('').split('\r\n')).toHaveLength(1 + 3_000 + 1)
  expect(turns).toBeGreaterThanOrEqual(pages.length - 1)
})
