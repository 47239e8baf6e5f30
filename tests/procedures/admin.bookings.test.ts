import { expect, test } from 'vitest'
import { admin } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('the whole record: answers, history with who and when, other bookings, messages, notes', async () => {
  const first = await at.booked()
  const { id } = await at.booked({ time: '12:00' })
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  await at.boss.bookings.addNote({ id, content: 'Ring twice.' })
  const record = await at.boss.bookings.get({ id })
  expect(record).toMatchObject({
    status: 'confirmed',
    answers: { problemDescription: expect.any(String) as string },
    contact: { fullName: 'Ada Byron', specialInstructions: null },
    paymentStatus: 'pending',
    userId: null,
    canCancel: true,
    history: [{ kind: 'confirmed', actor: 'admin', by: 'boss@example.com' }],
    others: [{ id: first.id, serviceTitle: 'Plumbing', status: 'pending' }],
    notes: [{ content: 'Ring twice.', by: 'boss@example.com' }],
  })
  expect(record.messages.map(({ kind }) => kind)).toEqual(['bookingReceived', 'bookingConfirmed'])
  expect(await at.actions()).toEqual(['admin.promote', 'booking.addNote', 'booking.confirm'])
  expect(await outcome(at.boss.bookings.get({ id: 'x' }))).toBe('NOT_FOUND')
  expect(await outcome(at.boss.bookings.addNote({ id: 'x', content: 'Hello' }))).toBe('NOT_FOUND')
  expect(await refusal(at.boss.bookings.addNote({ id, content: ' ' }))).toContain('Enter a note.')
})

test('no customer can read the notes', async () => {
  const { id, token } = await at.booked()
  await at.boss.bookings.addNote({ id, content: 'A difficult person.' })
  const seen = [
    await at.server.guest.booking.details({ id, token }),
    await at.server.guest.booking.receipt({ id, token }),
  ]
  expect(JSON.stringify(seen)).not.toContain('difficult')
})

test('cancelling on behalf of the business costs nothing and gives a reason that the customer reads', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '08:00' })
  expect(await outcome(at.boss.bookings.cancel({ id, from: 'confirmed', reason: 'Ill' }))).toBe(
    'CONFLICT',
  )
  expect(await refusal(at.boss.bookings.cancel({ id, from: 'pending', reason: ' ' }))).toContain(
    'Enter a reason. The customer sees it.',
  )
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Our plumber is ill.' })
  const details = await at.server.guest.booking.details({ id, token })
  expect(details).toMatchObject({ status: 'cancelled', cancellationFee: 0 })
  expect(details.history).toMatchObject([{ kind: 'cancelled', actor: 'admin' }])
  const { facts } = await at.server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect(facts).toContain('Our plumber is ill.')
  const { status, reason } = await at.server.database.read
    .selectFrom('outbox')
    .select(['status', 'reason'])
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect({ status, reason }).toEqual({ status: 'queued', reason: 'the customer must know' })
  expect(details.history[0]?.facts.reason).toBe('Our plumber is ill.')
  // The time is available again.
  await at.booked({ date: '2026-11-24', time: '08:00' })
  expect(await outcome(at.boss.bookings.cancel({ id, from: 'cancelled', reason: 'x' }))).toBe(
    'CONFLICT',
  )
})

test('what an administrator does with a customer’s booking outside the panel is logged too', async () => {
  const { caller } = await admin(at.server, 'second@example.com')
  const { id } = await at.booked()
  await caller.booking.reschedule({ id, date: '2026-12-08', time: '10:00' })
  await caller.booking.cancel({ id, fee: 0 })
  expect(await at.actions()).toEqual(
    expect.arrayContaining(['booking.reschedule', 'booking.cancel']),
  )
})

test('an order for a caller can come with an internal note', async () => {
  const { bookings } = await at.caller.booking.create(orderFor('hvac', { note: ' Gate code 12. ' }))
  expect(await at.boss.bookings.get({ id: bookings[0]?.id ?? '' })).toMatchObject({
    notes: [{ content: 'Gate code 12.', by: 'boss@example.com' }],
  })
})
