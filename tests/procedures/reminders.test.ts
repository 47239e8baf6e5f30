import { afterEach, expect, test } from 'vitest'
import type { BookingMessageKind } from '../../shared/messages/message-kinds.ts'
import { policy } from '../../shared/policy.ts'
import { factsOf, recipientOf } from '../../src-server/mail/booking-facts.ts'
import { markNotified } from '../../src-server/mail/mark-notified.ts'
import { notifyCustomer } from '../../src-server/mail/notify-customer.ts'
import { queueReminder, queueReminders } from '../../src-server/mail/reminders.ts'
import { messages, messagesInShort, prefers } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
import { hoursBefore, wellAhead, wellAheadStart } from '../support/policy.ts'
import { testServer } from '../support/server.ts'

/** When the reminder of a visit that begins at `start` is due, and so many milliseconds later. */
const due = (start: string, laterMs = 0) => hoursBefore(start, policy.reminderHours, laterMs)
const minute = 60_000

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function start(environment: Record<string, string> = {}) {
  const server = await testServer(environment)
  closing.push(() => server.close())
  return server
}

/** A guest's order of plumbing and electrical work, well ahead. */
function orderOfTwo(server: Awaited<ReturnType<typeof start>>) {
  const order = orderFor('plumbing', { date: wellAhead })
  return server.guest.booking.create({
    ...order,
    services: [...order.services, ...orderFor('electrical').services],
  })
}

test('a reminder goes out once, as long before the visit as promised, even with restarts and two processes', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: wellAhead }))
  const reminders = async () =>
    (await messagesInShort(server)).filter((line) => line.startsWith('reminder'))
  server.clock.set(due(wellAheadStart, -1))
  await queueReminders(server.deps)
  expect(await reminders()).toEqual([])
  server.clock.set(due(wellAheadStart))
  await Promise.all([queueReminders(server.deps), queueReminders(server.deps)])
  expect(await reminders()).toEqual(['reminder email queued'])
  for (const at of [due(wellAheadStart, minute), '2026-12-15T14:59:00Z', wellAheadStart]) {
    server.clock.set(at)
    await queueReminders({ ...server.deps })
  }
  expect(await reminders()).toHaveLength(1)
})

test('a server that was down for hours still reminds before the visit, never after it began', async () => {
  const server = await start()
  await server.guest.booking.create(orderFor('hvac', { date: wellAhead }))
  await server.guest.booking.create(orderFor('roofing', { date: '2026-12-14', time: '08:00' }))
  server.clock.set(hoursBefore(wellAheadStart, 3))
  await queueReminders(server.deps)
  const sent = (await messages(server)).filter(({ kind }) => kind === 'reminder')
  expect(sent).toHaveLength(1)
})

test('no reminder is sent to customers who do not want it, have cancelled, or have just picked the time', async () => {
  const server = await start()
  const caller = await prefers(server, { emailBookingReminders: false })
  await caller.booking.create(orderFor('hvac', { date: wellAhead }))
  const { bookings } = await caller.booking.create(orderFor('roofing', { date: wellAhead }))
  await caller.booking.cancel({ id: bookings[0]?.id ?? '', fee: 0 })
  server.clock.set(due(wellAheadStart, minute))
  const other = { contact: { ...contact, email: 'b@example.com' } }
  await server.guest.booking.create(orderFor('moving', { date: wellAhead, ...other }))
  await queueReminders(server.deps)
  expect((await messages(server)).filter(({ kind }) => kind === 'reminder')).toMatchObject([
    { status: 'held', reason: 'the customer has turned off booking reminders by email' },
  ])
})

test('a moved booking gets a reminder of its new time; an order of several services gets one', async () => {
  const server = await start()
  const { bookings, token } = await orderOfTwo(server)
  server.clock.set(due(wellAheadStart, minute))
  await queueReminders(server.deps)
  await queueReminders(server.deps)
  const reminders = async () =>
    (await messages(server)).filter(({ kind }) => kind === 'reminder').length
  expect(await reminders()).toBe(1)
  const moved = { id: bookings[0]?.id ?? '', token, date: '2027-01-05', time: '10:00' }
  await server.guest.booking.reschedule(moved)
  server.clock.set(due('2027-01-05T15:00:00Z'))
  await queueReminders(server.deps)
  expect(await reminders()).toBe(2)
})

test('an unsent reminder is withheld when the visit is cancelled; the order’s other visits get theirs', async () => {
  const server = await start()
  const { bookings, token } = await orderOfTwo(server)
  server.clock.set(due(wellAheadStart, minute))
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

/** As a job of another process does it: everybody with a booking gets a message of this kind once. */
const notifyOnce = (
  { deps }: Awaited<ReturnType<typeof start>>,
  kind: 'reminder' | 'bookingConfirmed',
) =>
  deps.database.write.transaction().execute(async (trx) => {
    const bookings = await trx.selectFrom('bookings').selectAll().orderBy('id').execute()
    for (const booking of await markNotified(trx, bookings, kind, deps.clock.now())) {
      await notifyCustomer(deps, trx, {
        kind,
        facts: factsOf(booking),
        customer: recipientOf(booking),
        byCustomer: false,
      })
    }
  })

test('messages of two kinds about a visit go out once each, with two processes at once, and again when it has moved', async () => {
  const server = await start()
  const { bookings, token } = await server.guest.booking.create(
    orderFor('hvac', { date: wellAhead }),
  )
  const count = async (wanted: BookingMessageKind) =>
    (await messages(server)).filter(({ kind }) => kind === wanted).length
  const both = async () => [await count('reminder'), await count('bookingConfirmed')]
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([
      notifyOnce(server, 'reminder'),
      notifyOnce(server, 'bookingConfirmed'),
      notifyOnce(server, 'reminder'),
      notifyOnce(server, 'bookingConfirmed'),
    ])
    expect(await both()).toEqual([1, 1])
  }
  const id = bookings[0]?.id ?? ''
  await server.guest.booking.reschedule({ id, token, date: '2027-01-05', time: '10:00' })
  await Promise.all([notifyOnce(server, 'reminder'), notifyOnce(server, 'reminder')])
  expect(await both()).toEqual([2, 1])
  await notifyOnce(server, 'bookingConfirmed')
  expect(await both()).toEqual([2, 2])
})

test('a visit that another version has reminded, and marked only in its bookings, is not reminded again', async () => {
  const server = await start()
  const { groupId } = await server.guest.booking.create(orderFor('hvac', { date: wellAhead }))
  server.clock.set(due(wellAheadStart))
  const { write } = server.database
  await write
    .updateTable('bookings')
    .set({ reminded_at: due(wellAheadStart) })
    .execute()
  await queueReminders(server.deps)
  // As if the other version had been first only after this one had looked for visits.
  const visit = { group_id: groupId, scheduled_date: wellAhead, scheduled_time: '10:00' }
  await queueReminder(server.deps, visit, new Date(wellAheadStart))
  expect(await messagesInShort(server)).toEqual(['bookingReceived email queued'])
})

test('a reminder marks the visit for other versions too, which know only the mark in its bookings', async () => {
  const server = await start()
  await orderOfTwo(server)
  server.clock.set(due(wellAheadStart))
  await queueReminders(server.deps)
  const { read } = server.database
  expect(await read.selectFrom('bookings').select('reminded_at').execute()).toEqual([
    { reminded_at: due(wellAheadStart) },
    { reminded_at: due(wellAheadStart) },
  ])
  expect(await read.selectFrom('booking_notices').select('kind').execute()).toEqual([
    { kind: 'reminder' },
    { kind: 'reminder' },
  ])
})

test('a visit that moves away and back before its reminder was sent is reminded of the first time again', async () => {
  const server = await start()
  const { bookings, token } = await server.guest.booking.create(
    orderFor('hvac', { date: wellAhead }),
  )
  const id = bookings[0]?.id ?? ''
  await notifyOnce(server, 'reminder')
  await server.guest.booking.reschedule({ id, token, date: '2027-01-05', time: '10:00' })
  await server.guest.booking.reschedule({ id, token, date: wellAhead, time: '10:00' })
  server.clock.set(due(wellAheadStart))
  await queueReminders(server.deps)
  expect(await reminderStatuses(server)).toEqual(['held', 'queued'])
})

async function reminderStatuses(server: Awaited<ReturnType<typeof start>>) {
  const reminders = (await messages(server)).filter(({ kind }) => kind === 'reminder')
  return reminders.map(({ status }) => status).toSorted()
}

test('a reminder that another version withdrew, in its own mark alone, is sent again', async () => {
  const server = await start()
  await orderOfTwo(server)
  server.clock.set(due(wellAheadStart))
  await queueReminders(server.deps)
  const { write } = server.database
  await write.updateTable('outbox').set({ status: 'held' }).where('kind', '=', 'reminder').execute()
  await write.updateTable('bookings').set({ reminded_at: null }).execute()
  await queueReminders(server.deps)
  expect(await reminderStatuses(server)).toEqual(['held', 'queued'])
})
