import { afterEach, beforeEach, expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { releaseHeldTimes } from '../../src-server/booking/cancel/release-held-times.ts'
import { housekeeping } from '../../src-server/jobs/jobs.ts'
import { customer } from '../support/accounts.ts'
import { leastDetails } from '../support/details.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testBrowser, testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer({ RATE_LIMIT: 'on' })
})
afterEach(() => server.close())

let mails = 0
const freshEmail = () => {
  mails += 1
  return `guest${mails}@example.com`
}
const at = (index: number) => services[index % services.length]?.id ?? ''

/** A guest at this network address orders one service, or several. */
async function order(address: string, email = freshEmail(), count = 1, first = mails) {
  const caller = await server.from(testBrowser(address))
  const chosen = Array.from({ length: count }, (_, index) => {
    const service = services[(first + index) % services.length] ?? services[0]
    return {
      serviceId: service?.id ?? '',
      details: leastDetails[service?.bookingCategory ?? 'repair'] as unknown,
    }
  })
  return caller.booking.create({
    ...orderFor(at(0)),
    services: chosen,
    date: '2026-12-01',
    time:
      ['08:00', '10:00', '12:00', '14:00', '16:00'][Math.floor(first / services.length) % 5] ?? '',
    contact: { ...contact, email },
  })
}

const openLink = ({ groupId, token, bookings }: Awaited<ReturnType<typeof order>>) =>
  server.guest.booking.confirmEmail({
    id: bookings[0]?.id ?? '',
    token,
    proof: server.secrets.mailProof(groupId),
  })

const live = async () =>
  (
    await server.database.read
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'pending')
      .execute()
  ).length

test('one network address holds at most twelve unconfirmed times, with whatever emails', async () => {
  const orders = []
  for (let count = 0; count < 12; count += 1) orders.push(await order('198.51.100.7'))
  expect(await refusal(order('198.51.100.7'))).toMatch(
    /^TOO_MANY_REQUESTS: Too many bookings .* Open the link in your confirmation email, or sign in/,
  )
  await order('198.51.100.8')
  const [first] = orders
  if (first) await openLink(first)
  await order('198.51.100.7')
  expect(await outcome(order('198.51.100.7'))).toBe('TOO_MANY_REQUESTS')
})

test('one email holds at most twelve of them, from any address', async () => {
  for (let count = 0; count < 12; count += 1) {
    await order(`198.51.100.${count}`, 'Ada@example.com', 1, count)
  }
  expect(await outcome(order('198.51.100.99', 'ada@EXAMPLE.com', 1, 12))).toBe('TOO_MANY_REQUESTS')
})

test('of forty orders at once from one address, twelve are accepted', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      outcome(order('198.51.100.7', freshEmail(), 1, 40 + index)),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(12)
  expect(outcomes.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(28)
})

test('a signed-in customer is not limited, and confirmed bookings no longer count', async () => {
  const { caller } = await customer(server)
  for (let count = 0; count < 14; count += 1) await caller.booking.create(orderFor(at(count)))
  for (let count = 0; count < 12; count += 1) await order('198.51.100.7')
  await server.database.write.updateTable('bookings').set({ status: 'confirmed' }).execute()
  expect(await outcome(order('198.51.100.7'))).toBe('done')
})

test('a larger order is held for 30 minutes, until the link in its email is opened', async () => {
  const large = await order('198.51.100.7', 'ada@example.com', 13, 0)
  const receipt = () =>
    server.guest.booking.receipt({ id: large.bookings[0]?.id ?? '', token: large.token })
  expect((await receipt()).heldUntil).toBe('2026-11-23T14:30:00.000Z')
  expect(await outcome(order('198.51.100.7', 'bob@example.com', 13, 13))).toBe('TOO_MANY_REQUESTS')
  tick(server, 29 * 60_000)
  await releaseHeldTimes(server.deps)
  await openLink(large)
  tick(server, 5 * 60_000)
  await releaseHeldTimes(server.deps)
  expect(await live()).toBe(13)
  expect((await receipt()).heldUntil).toBeNull()
})

test('a larger order whose link is not opened releases all its times', async () => {
  const large = await order('198.51.100.7', 'ada@example.com', 13, 0)
  tick(server, 30 * 60_000)
  await releaseHeldTimes(server.deps)
  expect(await live()).toBe(0)
  const told = await server.database.read
    .selectFrom('outbox')
    .select('status')
    .where('kind', '=', 'bookingCancelled')
    .execute()
  expect(told).toEqual([{ status: 'queued' }])
  const { history } = await server.guest.booking.details({
    id: large.bookings[0]?.id ?? '',
    token: large.token,
  })
  expect(history[0]?.facts.reason).toBe(
    'The link in the confirmation email was not opened within 30 minutes.',
  )
  await order('198.51.100.8', 'bob@example.com', 13, 0)
  await housekeeping(server.deps)
})

test('a load test that turns limits off is not limited', async () => {
  const unlimited = await testServer({ RATE_LIMIT: 'off' })
  for (let count = 0; count < 20; count += 1) {
    await unlimited.guest.booking.create(orderFor(at(count)))
  }
  await unlimited.close()
})
