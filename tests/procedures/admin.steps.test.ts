import { expect, test } from 'vitest'
import { prefers } from '../support/messages.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
const minute = 60_000

const { messages, step } = at

test('a step is taken back for ten minutes, and the customer never hears of it', async () => {
  const { id, token } = await at.booked()
  await step(id, 'confirmed')
  expect((await at.boss.bookings.get({ id })).undoableUntil).toBe(
    new Date(at.server.clock.now().getTime() + 10 * minute).toISOString(),
  )
  tick(at.server)
  expect(await at.boss.bookings.undoStatus({ id, from: 'confirmed' })).toEqual({
    status: 'pending',
  })
  expect(await messages('bookingConfirmed')).toMatchObject([{ status: 'held' }])
  const record = await at.boss.bookings.get({ id })
  expect(record).toMatchObject({ status: 'pending', undoableUntil: null })
  expect(record.history.map(({ kind }) => kind)).toEqual(['confirmed', 'undone'])
  expect((await at.server.guest.booking.details({ id, token })).history).toEqual([])
  expect(await at.actions()).toContain('booking.undo')
})

test('what is confirmed again is told once', async () => {
  const { id } = await at.booked()
  await step(id, 'confirmed')
  await at.boss.bookings.undoStatus({ id, from: 'confirmed' })
  tick(at.server)
  await step(id, 'confirmed')
  expect((await messages('bookingConfirmed')).map(({ status }) => status).toSorted()).toEqual([
    'held',
    'queued',
  ])
})

test('a step is not taken back after ten minutes, from another status, or once reviewed', async () => {
  const { id, token } = await at.booked()
  await step(id, 'confirmed')
  const undo = (from: 'confirmed' | 'in_progress' | 'completed') =>
    refusal(at.boss.bookings.undoStatus({ id, from }))
  expect(await undo('completed')).toBe('CONFLICT: Someone else has changed this booking.')
  tick(at.server, 10 * minute + 1)
  expect(await undo('confirmed')).toBe(
    'CONFLICT: A status can only be undone for ten minutes. Add an internal note instead.',
  )
  expect((await at.boss.bookings.get({ id })).undoableUntil).toBe(null)
  await step(id, 'in_progress')
  await step(id, 'completed')
  tick(at.server, 10 * minute)
  await at.server.guest.booking.review({ id, token, rating: 5 })
  expect(await undo('completed')).toBe('CONFLICT: The customer has already reviewed the visit.')
  expect(await outcome(at.boss.bookings.undoStatus({ id: 'none', from: 'confirmed' }))).toBe(
    'NOT_FOUND',
  )
})

test('of two who take back the same step, one does', async () => {
  const { id } = await at.booked()
  await step(id, 'confirmed')
  const both = await Promise.all(
    [1, 2].map(() => outcome(at.boss.bookings.undoStatus({ id, from: 'confirmed' }))),
  )
  expect(both.toSorted()).toEqual(['CONFLICT', 'done'])
})

test('a selection is confirmed together: who is free comes, and the others are named with the reason', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const ready = await at.booked({ date: '2026-11-25' })
  const unassigned = await at.booked({ date: '2026-11-26' })
  await at.boss.bookings.move({
    id: unassigned.id,
    date: '2026-11-26',
    time: '10:00',
    professionalId: null,
  })
  const cancelled = await at.booked({ date: '2026-11-27' })
  await at.boss.bookings.cancel({ id: cancelled.id, from: 'pending', reason: 'Snow.' })
  const ids = [ready.id, unassigned.id, cancelled.id, 'none']
  expect(await at.boss.bookings.confirmMany({ ids })).toMatchObject({
    confirmed: [ready.id, unassigned.id],
    refused: [
      { id: cancelled.id, reason: 'Someone else has changed this booking.' },
      { id: 'none', reason: expect.any(String) as string },
    ],
  })
  expect(await at.boss.bookings.get({ id: unassigned.id })).toMatchObject({
    status: 'confirmed',
    professional: { id: ana },
  })
  expect(await refusal(at.boss.bookings.confirmMany({ ids: [] }))).toContain(
    'Select at least one booking.',
  )
})

test('a confirmed selection is taken back: who was assigned for it is free again, and nobody is told of a change', async () => {
  const { id } = await at.booked()
  await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  await at.boss.bookings.confirmMany({ ids: [id] })
  tick(at.server)
  expect(await at.undoMany([id], 'confirmed')).toEqual({
    undone: [id],
    refused: [],
  })
  const { status, professional, history } = await at.boss.bookings.get({ id })
  expect({ status, professional }).toEqual({ status: 'pending', professional: null })
  expect(history.map(({ facts }) => facts)).toContainEqual({ professionalBefore: 'Ana' })
  const { id: ben } = await at.boss.professionals.save(
    professionalInput({ name: 'Ben', email: 'ben@example.com' }),
  )
  expect(await at.boss.bookings.assign({ id, professionalId: ben, from: null })).toMatchObject({
    isCustomerTold: false,
  })
})

test('after the customer has read the confirmation, who comes stays', async () => {
  const { id } = await at.booked()
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  await at.boss.bookings.confirmMany({ ids: [id] })
  await at.server.database.write
    .updateTable('outbox')
    .set({ status: 'sent', attempts: 1 })
    .where('kind', '=', 'bookingConfirmed')
    .execute()
  await at.boss.bookings.undoStatus({ id, from: 'confirmed' })
  expect((await at.boss.bookings.get({ id })).professional).toMatchObject({ id: ana })
})

test('news of another professional that a confirmation withdrew goes out once the confirmation is taken back', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const { id } = await at.booked({ date: '2026-11-26' })
  const { id: ben } = await at.boss.professionals.save(
    professionalInput({ name: 'Ben', email: 'ben@example.com' }),
  )
  await at.boss.bookings.assign({ id, professionalId: ben, from: ana })
  await step(id, 'confirmed')
  await at.boss.bookings.undoStatus({ id, from: 'confirmed' })
  const news = (await messages('professionalChanged')).map(({ status }) => status)
  expect(news.toSorted()).toEqual(['held', 'queued'])
  expect(await messages('bookingConfirmed')).toMatchObject([{ status: 'held' }])
})

test('a confirmed selection is taken back, but not a booking that was confirmed again since', async () => {
  const [first, second] = [await at.booked(), await at.booked({ time: '14:00' })]
  const ids = [first.id, second.id]
  const { at: confirmedAt } = await at.boss.bookings.confirmMany({ ids })
  tick(at.server)
  await at.boss.bookings.undoStatus({ id: first.id, from: 'confirmed' })
  tick(at.server)
  await step(first.id, 'confirmed')
  expect(
    await at.boss.bookings.undoMany({ ids, from: 'confirmed', at: confirmedAt }),
  ).toMatchObject({ undone: [second.id], refused: [{ id: first.id }] })
})

test('an undo works for a customer who wants no confirmations, too', async () => {
  const caller = await prefers(at.server, { emailBookingConfirmations: false })
  const { bookings } = await caller.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await step(id, 'confirmed')
  expect(await at.boss.bookings.undoStatus({ id, from: 'confirmed' })).toEqual({
    status: 'pending',
  })
})

test('who was chosen by hand after a confirmation stays once it is taken back, and nobody is told of a change from a name never told', async () => {
  const { id } = await at.booked()
  await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  await at.boss.bookings.confirmMany({ ids: [id] })
  const { id: ben } = await at.boss.professionals.save(
    professionalInput({ name: 'Ben', email: 'ben@example.com' }),
  )
  await at.boss.bookings.assign({ id, professionalId: ben })
  await at.undoMany([id], 'confirmed')
  expect((await at.boss.bookings.get({ id })).professional).toMatchObject({ id: ben })
  expect((await messages('professionalChanged')).map(({ status }) => status)).toEqual(['held'])
})

test('who was named by text message stays once the confirmation is taken back', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const { id } = await at.booked()
  await step(id, 'confirmed')
  const [mail] = await at.server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'bookingConfirmed')
    .execute()
  if (!mail) throw new Error('No message is queued.')
  await at.server.database.write
    .insertInto('outbox')
    .values({ ...mail, id: 'text', channel: 'sms', status: 'sent', attempts: 1 })
    .execute()
  await at.boss.bookings.undoStatus({ id, from: 'confirmed' })
  const { told } = await at.server.database.read
    .selectFrom('bookings')
    .select('told_professional_id as told')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(told).toBe(ana)
})
