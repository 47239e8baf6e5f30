import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
const minute = 60_000

const messages = (kind: 'bookingConfirmed' | 'bookingCompleted' | 'bookingCancelled') =>
  at.server.database.read
    .selectFrom('outbox')
    .select(['status', 'channel', 'kind', 'facts'])
    .where('kind', '=', kind)
    .execute()

const step = (id: string, to: 'confirmed' | 'in_progress' | 'completed') =>
  at.boss.bookings.updateStatus({ id, to })

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
    'CONFLICT: A status can be taken back for ten minutes. Add an internal note instead.',
  )
  expect((await at.boss.bookings.get({ id })).undoableUntil).toBe(null)
  await step(id, 'in_progress')
  await step(id, 'completed')
  tick(at.server, 10 * minute)
  await at.server.guest.booking.review({ id, token, rating: 5 })
  expect(await undo('completed')).toBe('CONFLICT: The customer has reviewed the visit already.')
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

test('nobody was there: the visit ends with the fee of a late cancellation, and the customer reads what happened', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '10:00' })
  const end = {
    id,
    from: 'pending',
    outcome: 'no_show',
    reason: 'We rang for 15 minutes.',
  } as const
  expect(await refusal(at.boss.bookings.endVisit(end))).toBe(
    'CONFLICT: A visit ends like this once its time has come. Before that, cancel it.',
  )
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  expect(await refusal(at.boss.bookings.endVisit({ ...end, from: 'confirmed' }))).toBe(
    'CONFLICT: Someone else has changed this booking.',
  )
  const { quoteAmount } = await at.boss.bookings.get({ id })
  expect(await at.boss.bookings.endVisit(end)).toEqual({ fee: quoteAmount / 2 })
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
  await at.boss.bookings.endVisit(end)
  tick(at.server, 10 * minute + 1)
  expect(await refusal(at.boss.bookings.undoStatus({ id, from: 'cancelled' }))).toBe(
    'CONFLICT: A status can be taken back for ten minutes. Add an internal note instead.',
  )
})

test('the fee of a no-show is waived with it', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  const end = { id, from: 'pending', outcome: 'no_show', reason: 'Their first.' } as const
  expect(await at.boss.bookings.endVisit({ ...end, waivesFee: true })).toEqual({ fee: 0 })
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
  expect(await at.boss.bookings.undoMany({ ids, from: 'cancelled' })).toEqual({
    undone: ids,
    refused: [],
  })
  expect((await at.server.guest.booking.details(first)).history).toEqual([])
  await cancel(first)
  const other = await at.booked(at10)
  expect(await at.boss.bookings.get({ id: other.id })).toMatchObject({ professional: { id: ana } })
  const { refused } = await at.boss.bookings.undoMany({ ids: [first.id], from: 'cancelled' })
  expect(refused).toMatchObject([
    { id: first.id, reason: 'Whoever came to it has another visit then.' },
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
    'CONFLICT: Money has been given back for it since. Void that refund first.',
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
  ).toEqual({ fee: 0 })
  const { rows } = await at.boss.bookings.list({ status: 'cancelled' })
  expect(rows).toMatchObject([{ id, outcome: 'not_done' }])
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
  expect(await at.boss.bookings.confirmMany({ ids })).toEqual({
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

const edit = async (
  id: string,
  more: { address?: string; details?: Record<string, unknown> } = {},
) => {
  const { quoteAmount, answers, contact } = await at.boss.bookings.get({ id })
  return {
    id,
    quoteAmount,
    contact: { phone: '(518) 555-0142', address: more.address ?? contact.address },
    details: { ...answers, ...more.details },
  }
}

test('the office changes phone, address and answers; the price follows and the customer is told', async () => {
  const { id } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const input = await edit(id, { details: { urgencyLevel: 'emergency' } })
  expect(await at.boss.bookings.edit(input)).toEqual({
    before: quoteAmount,
    after: quoteAmount + 50_00,
  })
  const record = await at.boss.bookings.get({ id })
  expect(record).toMatchObject({
    quoteAmount: quoteAmount + 50_00,
    contact: { phone: '(518) 555-0142' },
    answers: { urgencyLevel: 'emergency' },
    sequence: 1,
  })
  expect(record.history.map(({ kind }) => kind).toSorted()).toEqual(['edited', 'repriced'])
  const [message] = await at.server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'facts', 'status'])
    .where('kind', '=', 'bookingEdited')
    .execute()
  if (!message) throw new Error('No message is queued.')
  expect(message.status).toBe('queued')
  expect(
    JSON.stringify(composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) })),
  ).toContain(' instead of ')
  expect(await at.actions()).toContain('booking.edit')
  expect((await at.boss.search.find({ text: '0142' })).customers).toHaveLength(1)
  // The price that was on the screen is no longer right.
  expect(await refusal(at.boss.bookings.edit(input))).toBe(
    'CONFLICT: Someone else has changed this booking.',
  )
})

test('an address in another zip code moves the job; outside the areas, or with wrong answers, nothing changes', async () => {
  const { id } = await at.booked()
  const before = await at.boss.bookings.get({ id })
  expect(
    await refusal(at.boss.bookings.edit(await edit(id, { address: '9 Elm St, Nome, AK 99762' }))),
  ).toBe('BAD_REQUEST: We do not work in 99762 yet.')
  expect(
    await refusal(at.boss.bookings.edit(await edit(id, { details: { problemDescription: ' ' } }))),
  ).toBe('BAD_REQUEST: Describe the problem in a few words.')
  expect(await at.boss.bookings.get({ id })).toEqual(before)
  await at.boss.bookings.edit(await edit(id, { address: '9 Elm St, Albany, NY 12203' }))
  // An address without its zip code is in the same one.
  await at.boss.bookings.edit(await edit(id, { address: '11 Elm St, Albany' }))
  expect(await at.boss.bookings.get({ id })).toMatchObject({
    zip: '12203',
    contact: { address: '11 Elm St, Albany 12203' },
  })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await refusal(at.boss.bookings.edit(await edit(id)))).toBe(
    'CONFLICT: It is over: nothing about it changes.',
  )
})

test('visits of a day that becomes a holiday are moved to the nearest free time, with the same professional', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const first = await at.booked({ date: '2026-11-26', time: '10:00' })
  const second = await at.booked({ date: '2026-11-26', time: '12:00' })
  // The nearest time of the day after is taken.
  await at.booked({ date: '2026-11-27', time: '08:00' })
  await at.boss.schedule.addHoliday({ date: '2026-11-26', name: 'Thanksgiving' })
  expect(await at.boss.schedule.holidays()).toEqual([
    { date: '2026-11-26', name: 'Thanksgiving', visits: 2 },
  ])
  const { moved, refused } = await at.boss.bookings.moveToNearest({
    ids: [first.id, second.id, 'none'],
  })
  expect(moved).toMatchObject([
    { id: first.id, after: { date: '2026-11-25', time: '16:00', professionalId: ana } },
    {
      id: second.id,
      before: { date: '2026-11-26', time: '12:00', professionalId: ana },
      after: { date: '2026-11-25', time: '14:00' },
      // The day is closed.
      canUndo: false,
    },
  ])
  expect(refused).toMatchObject([{ id: 'none' }])
  expect(await at.boss.bookings.get({ id: first.id })).toMatchObject({
    date: '2026-11-25',
    professional: { id: ana },
  })
  expect(await at.boss.schedule.holidays()).toMatchObject([{ visits: 0 }])
  const messages = await at.server.database.read
    .selectFrom('outbox')
    .select('status')
    .where('kind', '=', 'bookingChanged')
    .execute()
  expect(messages).toEqual([{ status: 'queued' }, { status: 'queued' }])
})

test('where visits would go is shown before, and taken back after', async () => {
  await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const { id } = await at.booked({ date: '2026-11-26', time: '10:00' })
  expect(await at.boss.bookings.previewTimes({ ids: [id, 'none'] })).toEqual([
    {
      id,
      times: [
        { date: '2026-11-26', time: '08:00' },
        { date: '2026-11-26', time: '12:00' },
        { date: '2026-11-26', time: '14:00' },
      ],
    },
  ])
  const { moved } = await at.boss.bookings.moveToNearest({ ids: [id] })
  expect(moved).toMatchObject([{ canUndo: true }])
  const back = moved.map((one) => ({ id: one.id, ...one.before, from: one.after }))
  expect(await at.boss.bookings.moveMany({ visits: back })).toEqual({ moved: [id], refused: [] })
  expect(await at.boss.bookings.get({ id })).toMatchObject({ date: '2026-11-26', time: '10:00' })
  const again = await at.boss.bookings.moveMany({ visits: back })
  expect(again).toMatchObject({ moved: [], refused: [{ id }] })
})

test('nobody is moved to a time within a day', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await at.boss.schedule.addHoliday({ date: '2026-11-24', name: 'Snow' })
  const { moved } = await at.boss.bookings.moveToNearest({ ids: [id] })
  const now = at.server.clock.now().getTime()
  const to = moved[0]?.after
  expect(Date.parse(`${to?.date}T${to?.time}:00-05:00`) - now).toBeGreaterThanOrEqual(
    24 * 3_600_000,
  )
})
