import { expect, test } from 'vitest'
import { customer } from '../support/accounts.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { orderFor } from '../support/order.ts'
import { professionalInput } from '../support/professionals.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

/** What customers never see of her. */
const secrets = ['Delgado', '555-0199', '5550199', 'rosa@example.com']
const hire = () =>
  at.boss.professionals.save(
    professionalInput({ name: 'Rosa Delgado', phone: '(518) 555-0199', email: 'rosa@example.com' }),
  )

/** Takes a visit on Tuesday at ten to its end, and reviews it. */
async function complete({ id, token }: { id: string; token: string }, rating: number) {
  at.server.clock.set('2026-11-24T18:00:00.000Z')
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) await at.step(id, to)
  await at.server.guest.booking.review({ id, token, rating })
}

test('a professional’s figures: completed visits, their revenue and rating, and the hours booked of those ahead', async () => {
  const { id: rosa } = await hire()
  const done = await at.booked()
  await complete(done, 4)
  const { quoteAmount } = await at.boss.bookings.get({ id: done.id })
  // Within the fourteen days that are counted, and after them.
  await at.booked({ date: '2026-12-01' })
  await at.booked({ date: '2026-12-15' })
  expect(await at.boss.professionals.get({ id: rosa })).toMatchObject({
    completedVisits: 1,
    revenue: quoteAmount,
    rating: 4,
    reviews: 1,
    // Ten days of ten hours.
    ahead: { worked: 100, booked: 2 },
  })
  expect(await at.boss.professionals.list()).toMatchObject([{ id: rosa, comingVisits: 2 }])
})

test('customers see the first name of who comes, wherever they look, and nothing that finds her', async () => {
  const { id: rosa } = await hire()
  await complete(await at.booked(), 5)
  const ada = await customer(at.server)
  const { bookings } = await ada.caller.booking.create(orderFor('plumbing', { date: '2026-12-01' }))
  const guest = await bookAsGuest(at.server, 'plumbing', { date: '2026-12-02' })
  const seen = {
    offered: await at.server.guest.booking.professionals({ serviceIds: ['plumbing'] }),
    receipt: await at.server.guest.booking.receipt(guest),
    details: await at.server.guest.booking.details(guest),
    dashboard: await ada.caller.dashboard.bookings({}),
    overview: await ada.caller.dashboard.overview(),
  }
  expect(seen.offered).toMatchObject([
    { professionals: [{ id: rosa, firstName: 'Rosa', visits: 1, rating: 5 }] },
  ])
  expect(seen.dashboard).toMatchObject({
    bookings: [{ id: bookings[0]?.id, professional: { firstName: 'Rosa', visits: 1, rating: 5 } }],
  })
  expect(seen.overview).toMatchObject({ recent: [{ professional: 'Rosa' }] })
  expect(JSON.stringify(seen.receipt)).toContain('Rosa')
  expect(JSON.stringify(seen.details)).toContain('Rosa')
  for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret)
})

test('of two who could come, the one with the better reviews is suggested first, if nothing else tells them apart', async () => {
  const skilled = { serviceIds: ['plumbing' as const] }
  const { id: zoe } = await at.boss.professionals.save(
    professionalInput({ ...skilled, name: 'Zoe Okoro', email: 'zoe@example.com' }),
  )
  const reviewed = await at.booked()
  const { id: cleo } = await at.boss.professionals.save(
    professionalInput({ ...skilled, name: 'Cleo Park', email: 'cleo@example.com' }),
  )
  const { id: rosa } = await hire()
  await complete(reviewed, 3)
  const visit = await at.booked({ date: '2026-12-01' })
  const suggested = async () =>
    (await at.boss.bookings.candidates({ id: visit.id })).map(({ id }) => id)
  const current = (await at.boss.bookings.get({ id: visit.id })).professional?.id
  expect(await suggested()).toEqual([zoe, ...[cleo, rosa].filter((id) => id !== current)])
})
