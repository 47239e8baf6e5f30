import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
const minute = 60_000

const { messages, step } = at

test('nobody was there: the visit ends with the fee of a late cancellation, and the customer reads what happened', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '10:00' })
  const end = {
    id,
    from: 'pending',
    outcome: 'no_show',
    reason: 'We rang for 15 minutes.',
  } as const
  expect(await refusal(at.boss.bookings.endVisit(end))).toBe(
    'CONFLICT: You can only do this after the visit’s start time. Before that, cancel it.',
  )
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  expect(await refusal(at.boss.bookings.endVisit({ ...end, from: 'confirmed' }))).toBe(
    'CONFLICT: Someone else has changed this booking.',
  )
  const { quoteAmount } = await at.boss.bookings.get({ id })
  expect(await at.boss.bookings.endVisit(end)).toMatchObject({ fee: quoteAmount / 2 })
  expect(await at.boss.bookings.get({ id })).toMatchObject({
    status: 'cancelled',
    outcome: 'no_show',
    cancellationFee: quoteAmount / 2,
    canEndWithoutWork: false,
  })
  const [message] = await messages('bookingCancelled')
  if (!message) throw new Error('No message is queued.')
  const mail = JSON.stringify(composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) }))
  expect(mail).toContain('We missed you: ')
  expect(mail).toContain('We rang for 15 minutes.')
  expect((await at.server.guest.booking.details({ id, token })).history).toMatchObject([
    { kind: 'cancelled', facts: { outcome: 'no_show', fee: quoteAmount / 2 } },
  ])
  expect(await outcome(at.boss.bookings.endVisit({ ...end, from: 'pending' }))).toBe('CONFLICT')
})

test('a no-show is taken back for ten minutes: nothing was told, nothing is owed, the time is theirs again', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await step(id, 'confirmed')
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  const end = { id, from: 'confirmed', outcome: 'no_show', reason: 'We rang.' } as const
  await at.boss.bookings.endVisit(end)
  expect(await messages('bookingCancelled')).toMatchObject([{ status: 'queued' }])
  expect(
    await at.server.database.read
      .selectFrom('outbox')
      .select('next_attempt_at')
      .where('kind', '=', 'bookingCancelled')
      .execute(),
  ).toEqual([{ next_attempt_at: '2026-11-24T15:10:00.000Z' }])
  expect(await at.boss.bookings.undoStatus({ id, from: 'cancelled' })).toEqual({
    status: 'confirmed',
  })
  expect(await messages('bookingCancelled')).toMatchObject([{ status: 'held' }])
  expect(await at.boss.bookings.get({ id })).toMatchObject({
    status: 'confirmed',
    outcome: null,
    cancellationFee: null,
    professional: { id: ana },
    undoableUntil: null,
  })
  const { history } = await at.boss.bookings.get({ id })
  expect(history.find(({ kind }) => kind === 'undone')).toMatchObject({
    facts: { status: 'cancelled', outcome: 'no_show' },
  })
  await at.boss.bookings.endVisit(end)
  tick(at.server, 10 * minute + 1)
  expect(await refusal(at.boss.bookings.undoStatus({ id, from: 'cancelled' }))).toBe(
    'CONFLICT: A status can only be undone for ten minutes. Add an internal note instead.',
  )
})

test('the fee of a no-show is waived with it', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  const end = { id, from: 'pending', outcome: 'no_show', reason: 'Their first.' } as const
  expect(await at.boss.bookings.endVisit({ ...end, waivesFee: true })).toMatchObject({ fee: 0 })
  expect(await at.boss.bookings.get({ id })).toMatchObject({ cancellationFee: 0 })
})

test('a cancellation by the office is taken back while the time is free; one by the customer is not', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const at10 = { date: '2026-11-26', time: '10:00' }
  const first = await at.booked(at10)
  const second = await at.booked({ ...at10, time: '14:00' })
  const cancel = ({ id }: { id: string }) =>
    at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  await cancel(first)
  await cancel(second)
  const ids = [first.id, second.id]
  expect(await at.undoMany(ids, 'cancelled')).toEqual({
    undone: ids,
    refused: [],
  })
  expect((await at.server.guest.booking.details(first)).history).toEqual([])
  await cancel(first)
  const other = await at.booked(at10)
  expect(await at.boss.bookings.get({ id: other.id })).toMatchObject({ professional: { id: ana } })
  const { refused } = await at.undoMany([first.id], 'cancelled')
  expect(refused).toMatchObject([
    { id: first.id, reason: 'The professional who had this visit has another one at that time.' },
  ])
  tick(at.server)
  await at.server.guest.booking.cancel({ ...second, fee: 0 })
  expect(await outcome(at.boss.bookings.undoStatus({ id: second.id, from: 'cancelled' }))).toBe(
    'CONFLICT',
  )
})

test('a revived visit keeps its professional where the seat was given to somebody else, and time off came since', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const at10 = { date: '2026-11-26', time: '10:00' }
  const { id } = await at.booked(at10)
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  const { id: bo } = await at.boss.professionals.save(
    professionalInput({ name: 'Bo', email: 'bo@example.com' }),
  )
  await at.server.database.write
    .updateTable('bookings')
    .set({ professional_id: bo })
    .where('id', '=', (await at.booked(at10)).id)
    .execute()
  await at.boss.professionals.addTimeOff({
    id: ana,
    from: '2026-11-26 00:00',
    to: '2026-11-26 24:00',
  })
  expect(await at.boss.bookings.undoStatus({ id, from: 'cancelled' })).toEqual({
    status: 'pending',
  })
  expect(await at.boss.bookings.get({ id })).toMatchObject({ professional: { id: ana } })
})

test('a cancellation is told before somebody is expected, and not taken back after a refund', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await at.boss.payments.record({
    id: 'p1',
    bookingId: id,
    kind: 'payment',
    method: 'cash',
    amount: 1000,
    receivedOn: '2026-11-23',
  })
  // Half past nine.
  at.server.clock.set('2026-11-24T14:30:00.000Z')
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'The van broke down.' })
  const told = await at.server.database.read
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', 'bookingCancelled')
    .execute()
  expect(told).toEqual([{ next_attempt_at: '2026-11-24T14:30:00.000Z' }])
  await at.boss.payments.record({
    id: 'p2',
    bookingId: id,
    kind: 'refund',
    method: 'cash',
    amount: 1000,
    receivedOn: '2026-11-24',
  })
  expect(await refusal(at.boss.bookings.undoStatus({ id, from: 'cancelled' }))).toBe(
    'CONFLICT: This booking has been refunded since. Void the refund first.',
  )
})

test('a cancelled visit that the office had moved is told of its time again once the cancellation is taken back', async () => {
  const { id } = await at.booked({ date: '2026-11-26', time: '10:00' })
  await at.boss.bookings.move({ id, date: '2026-11-26', time: '14:00' })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  await at.boss.bookings.undoStatus({ id, from: 'cancelled' })
  const changes = await at.server.database.read
    .selectFrom('outbox')
    .select(['status', 'facts'])
    .where('kind', '=', 'bookingChanged')
    .orderBy('status')
    .execute()
  expect(changes.map(({ status }) => status)).toEqual(['held', 'queued'])
  expect(changes[1]?.facts).toContain('"time":"10:00"')
})

test('what could not be done costs nothing', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  for (const to of ['confirmed', 'in_progress'] as const) await step(id, to)
  const reason = 'The boiler is of another make.'
  expect(
    await at.boss.bookings.endVisit({ id, from: 'in_progress', outcome: 'not_done', reason }),
  ).toMatchObject({ fee: 0 })
  const { rows } = await at.boss.bookings.list({ status: 'cancelled' })
  expect(rows).toMatchObject([{ id, outcome: 'not_done' }])
})

test('the office reads until when a cancellation can be taken back: shortly before a visit the customer is told at once', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '12:00' })
  const soon = await at.booked({ date: '2026-11-24', time: '10:00' })
  at.server.clock.set('2026-11-24T14:30:00.000Z')
  const cancel = (one: string) =>
    at.boss.bookings.cancel({ id: one, from: 'pending', reason: 'The crew is sick.' })
  expect(await cancel(id)).toEqual({ status: 'cancelled', toldAt: '2026-11-24T14:40:00.000Z' })
  expect(await cancel(soon.id)).toEqual({
    status: 'cancelled',
    toldAt: '2026-11-24T14:30:00.000Z',
  })
})
