import { expect, test } from 'vitest'
import { customer } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('guests are grouped by the address that they typed, with value and next visit, and marked once it is verified', async () => {
  const guest = { ...contact, fullName: 'Gwen Guest', email: 'Gwen@Example.com' }
  const { id } = await at.booked({ contact: guest, date: '2026-11-26', time: '10:00' })
  await at.booked({
    contact: { ...guest, email: 'gwen@example.com' },
    date: '2026-11-25',
    time: '12:00',
  })
  const { caller } = await customer(at.server, 'member@example.com')
  await caller.booking.create(
    orderFor('hvac', { contact: { ...contact, email: 'member@example.com' } }),
  )
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const { rows } = await at.boss.customers.guests({})
  expect(rows).toMatchObject([
    {
      email: 'gwen@example.com',
      name: 'Gwen Guest',
      bookings: 2,
      value: 2 * quoteAmount,
      isVerified: false,
      nextVisit: { date: '2026-11-25', time: '12:00' },
    },
  ])
  const { group_id: group } = await at.server.database.read
    .selectFrom('bookings')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  await at.server.database.write
    .updateTable('bookings')
    .set({ email_confirmed_at: at.server.clock.now().toISOString() })
    .where('group_id', '=', group)
    .execute()
  expect((await at.boss.customers.guests({ search: 'gwen' })).rows).toMatchObject([
    { isVerified: true, bookings: 1, value: quoteAmount },
  ])
  expect((await at.boss.customers.guests({ search: 'nobody' })).rows).toEqual([])
})

test('a registered customer has a value and a next visit', async () => {
  const { caller } = await customer(at.server, 'member@example.com')
  const { bookings } = await caller.booking.create(orderFor('hvac'))
  const [row] = (await at.boss.customers.list({ search: 'member' })).rows
  expect(row).toMatchObject({
    value: bookings[0]?.quoteAmount,
    nextVisit: { bookingId: bookings[0]?.id },
  })
})
