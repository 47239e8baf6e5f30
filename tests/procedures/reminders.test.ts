import { afterEach, expect, test } from 'vitest'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { messages, messagesInShort, prefers } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(environment: Record<string, string> = {}) {
  const server = await testServer(environment)
  closing.push(() => server.close())
  return server
}

/** A guest's order of plumbing and electrical work on November 30. */
function orderOfTwo(server: Awaited<ReturnType<typeof start>>) {
  const order = orderFor('plumbing', { date: '2026-11-30' })
  return server.guest.booking.create({
    ...order,
    services: [...order.services, ...orderFor('electrical').services],
  })
}

test('a reminder goes out once, 24 hours before, even with restarts and two processes', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' })) // 15:00 UTC
  const reminders = async () =>
    (await messagesInShort(server)).filter((line) => line.startsWith('reminder'))
  server.clock.set('2026-11-26T14:59:59Z')
  await queueReminders(server.deps)
  expect(await reminders()).toEqual([])
  server.clock.set('2026-11-26T15:00:00Z')
  await Promise.all([queueReminders(server.deps), queueReminders(server.deps)])
  expect(await reminders()).toEqual(['reminder email queued'])
  for (const at of ['2026-11-26T15:01:00Z', '2026-11-27T14:59:00Z', '2026-11-27T15:00:00Z']) {
    server.clock.set(at)
    await queueReminders({ ...server.deps })
  }
  expect(await reminders()).toHaveLength(1)
})

test('a server that was down for hours still reminds before the visit, never after it began', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  await server.guest.booking.create(orderFor('roofing', { date: '2026-11-26', time: '08:00' }))
  server.clock.set('2026-11-27T12:00:00Z')
  await queueReminders(server.deps)
  const sent = (await messages(server)).filter(({ kind }) => kind === 'reminder')
  expect(sent).toHaveLength(1)
})

test('no reminder is sent to customers who do not want it, have cancelled, or have just picked the time', async () => {
  const server = await start()
  const caller = await prefers(server, { emailBookingReminders: false })
  await caller.booking.create(orderFor('hvac', { date: '2026-11-27' }))
  const { bookings } = await caller.booking.create(orderFor('roofing', { date: '2026-11-27' }))
  await caller.booking.cancel({ id: bookings[0]?.id ?? '', fee: 0 })
  const other = { contact: { ...contact, email: 'b@example.com' } }
  await server.guest.booking.create(
    orderFor('moving', { date: '2026-11-24', time: '08:00', ...other }),
  )
  server.clock.set('2026-11-23T14:30:00Z')
  await queueReminders(server.deps)
  expect((await messagesInShort(server)).filter((line) => line.startsWith('reminder'))).toEqual([])
  server.clock.set('2026-11-26T16:00:00Z')
  await queueReminders(server.deps)
  expect((await messages(server)).filter(({ kind }) => kind === 'reminder')).toMatchObject([
    { status: 'held', reason: 'the customer has turned off booking reminders by e-mail' },
  ])
})

test('a moved booking gets a reminder of its new time; an order of several services gets one', async () => {
  const server = await start()
  const { bookings, token } = await orderOfTwo(server)
  server.clock.set('2026-11-29T16:00:00Z')
  await queueReminders(server.deps)
  await queueReminders(server.deps)
  const reminders = async () =>
    (await messages(server)).filter(({ kind }) => kind === 'reminder').length
  expect(await reminders()).toBe(1)
  const moved = { id: bookings[0]?.id ?? '', token, date: '2026-12-03', time: '10:00' }
  await server.guest.booking.reschedule(moved)
  server.clock.set('2026-12-02T15:00:00Z')
  await queueReminders(server.deps)
  expect(await reminders()).toBe(2)
})

test('an unsent reminder is withheld when the visit is cancelled; the order’s other visits get theirs', async () => {
  const server = await start()
  const { bookings, token } = await orderOfTwo(server)
  server.clock.set('2026-11-29T16:00:00Z')
  await queueReminders(server.deps)
  const id = bookings.find(({ serviceId }) => serviceId === 'plumbing')?.id ?? ''
  const { feeNow } = await server.guest.booking.details({ id, token })
  await server.guest.booking.cancel({ id, token, fee: feeNow })
  await queueReminders(server.deps)
  const reminders = await server.database.read
    .selectFrom('outbox')
    .select(['status', 'facts'])
    .where('kind', '=', 'reminder')
    .execute()
  expect(
    reminders.map(({ status, facts }) => `${status} ${/Plumbing/.test(facts)}`).toSorted(),
  ).toEqual(['held true', 'queued false'])
})
