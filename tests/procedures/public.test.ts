import { afterEach, expect, test } from 'vitest'
import { admin, customer } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome } from '../support/outcome.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
afterEach(() => server.close())

/** A completed booking of the service, reviewed with this text. */
async function reviewed(serviceId: string, date: string, text: string | undefined) {
  const { caller } = await customer(server, `${serviceId}-${date}@example.com`)
  const boss = await admin(server, `boss-${serviceId}-${date}@example.com`)
  const { bookings } = await caller.booking.create(orderFor(serviceId, { date }))
  const id = bookings[0]?.id ?? ''
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await boss.caller.admin.bookings.updateStatus({ id, to })
  }
  tick(server)
  await caller.booking.review({ id, rating: 4, text })
  return boss.caller.admin
}

test('anyone can read the reviews with text, newest first, without a name, for one service or for all', async () => {
  server = await testServer()
  await reviewed('plumbing', '2026-12-01', 'A clean joint.')
  await reviewed('hvac', '2026-12-02', 'Warm again.')
  await reviewed('hvac', '2026-12-03', undefined)
  const all = await server.guest.reviews.published({})
  expect(all.map(({ text }) => text)).toEqual(['Warm again.', 'A clean joint.'])
  expect(Object.keys(all[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'id',
    'rating',
    'reply',
    'serviceId',
    'text',
  ])
  const [one, ...others] = await server.guest.reviews.published({ serviceId: 'plumbing' })
  expect(one).toMatchObject({
    serviceId: 'plumbing',
    rating: 4,
    text: 'A clean joint.',
    reply: null,
  })
  expect(others).toEqual([])
  expect(await outcome(server.guest.reviews.published({ serviceId: 'nothing' }))).toBe(
    'BAD_REQUEST',
  )
})

test('nobody can read a hidden review until it is shown again; the answer to a review is public', async () => {
  server = await testServer()
  const boss = await reviewed('plumbing', '2026-12-01', 'Names a neighbor.')
  const id = (await server.guest.reviews.published({}))[0]?.id ?? ''
  await boss.reviews.hide({ id, reason: 'It names somebody.' })
  expect(await server.guest.reviews.published({})).toEqual([])
  await boss.reviews.show({ id })
  await boss.reviews.reply({ id, reply: 'Thank you.' })
  expect(await server.guest.reviews.published({})).toMatchObject([{ reply: 'Thank you.' }])
})

test('the site rating is one to five stars, and the admin sees how many and the average', async () => {
  server = await testServer()
  const boss = await admin(server, 'boss@example.com')
  expect(await boss.caller.admin.messages.ratings()).toEqual({ ratings: 0, average: null })
  for (const rating of [5, 4, 4]) await server.guest.contact.rate({ rating })
  for (const rating of [0, 6, 2.5, Number.NaN]) {
    expect(await outcome(server.guest.contact.rate({ rating }))).toBe('BAD_REQUEST')
  }
  const { ratings, average } = await boss.caller.admin.messages.ratings()
  expect(ratings).toBe(3)
  expect(average).toBeCloseTo(4.33, 2)
})
