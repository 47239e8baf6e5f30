import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { customer } from '../support/accounts.ts'
import { officeWithStaff } from '../support/office-with-staff.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'

const at = officeWithStaff()
const tuesday = '2026-11-24'
const wednesday = '2026-11-25'

test('the office moves a confirmed visit to another time and to somebody else; it stays confirmed', async () => {
  const ana = await at.add('Ana')
  const { id, token } = await at.booked()
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  const ben = await at.add('Ben')
  tick(at.server)
  await at.boss.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ben })
  expect(await at.arrangement(id)).toEqual({
    who: ben,
    date: wednesday,
    time: '14:00',
    status: 'confirmed',
  })
  // The old time can be booked again, the new one is Ben's.
  const again = await at.booked({ professionalId: ana })
  expect((await at.arrangement(again.id)).who).toBe(ana)
  const { history } = await at.boss.bookings.get({ id })
  expect(history[0]?.kind).toBe('confirmed')
  expect(
    history
      .slice(1)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['assigned', 'rescheduled'])
  expect(await outcome(at.server.guest.booking.receipt({ id, token }))).toBe('done')
})

test('without a wish the same professional comes where possible, and anybody else where not', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  const ben = await at.add('Ben', { hours: [{ weekday: 3, from: '08:00', to: '18:00' }] })
  await at.boss.bookings.move({ id, date: wednesday, time: '12:00' })
  expect((await at.arrangement(id)).who).toBe(ana)
  await at.boss.professionals.addTimeOff({
    id: ana,
    from: `${wednesday} 14:00`,
    to: `${wednesday} 16:00`,
  })
  await at.boss.bookings.move({ id, date: wednesday, time: '14:00' })
  expect((await at.arrangement(id)).who).toBe(ben)
})

test('a move that is not possible is refused with the reason, and changes nothing', async () => {
  const ana = await at.add('Ana', { hours: [{ weekday: 2, from: '08:00', to: '14:00' }] })
  const ben = await at.add('Ben', { serviceIds: ['hvac'] })
  const { id } = await at.booked()
  const before = await at.arrangement(id)
  const other = await at.booked({ time: '12:00' })
  const move = (more: Record<string, unknown>) =>
    refusal(
      at.boss.bookings.move({ id, date: tuesday, time: '12:00', professionalId: ana, ...more }),
    )
  expect(await move({})).toBe('CONFLICT: Ana has another visit then.')
  expect(await move({ time: '14:00' })).toBe('CONFLICT: Ana is not at work then.')
  expect(await move({ time: '08:00', professionalId: ben })).toBe(
    'CONFLICT: Ben does not do Plumbing.',
  )
  expect(await move({ time: '09:00' })).toBe('BAD_REQUEST: Plumbing is not offered at that time.')
  expect(await move({ date: '2026-11-22' })).toBe(
    'BAD_REQUEST: That time has already started. Please pick another.',
  )
  await at.boss.schedule.changeTimes({ action: 'close', date: tuesday, time: '08:00' })
  expect(await move({ time: '08:00' })).toBe(
    'CONFLICT: Plumbing is closed or fully booked at that time.',
  )
  const seen = { date: tuesday, time: '14:00', professionalId: ana }
  expect(await move({ from: seen })).toBe(
    'CONFLICT: Someone else has changed this visit in the meantime.',
  )
  expect(await move({ id: 'none' })).toMatch(/^NOT_FOUND: /)
  expect(await at.arrangement(id)).toEqual(before)
  await at.boss.bookings.cancel({ id: other.id, from: 'pending', reason: 'Snow.' })
  expect(await move({})).toBe('accepted')
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await move({})).toBe('CONFLICT: The visit has started, is finished, or is cancelled.')
})

test('a visit can go back to nobody, unless it is confirmed', async () => {
  const { id } = await at.booked()
  const ana = await at.add('Ana')
  const here = { id, date: tuesday, time: '10:00' }
  await at.boss.bookings.move({ ...here, professionalId: ana })
  await at.boss.bookings.move({ ...here, professionalId: null })
  expect((await at.arrangement(id)).who).toBeNull()
  await at.boss.bookings.move({ ...here, professionalId: ana })
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await refusal(at.boss.bookings.move({ ...here, professionalId: null }))).toBe(
    'CONFLICT: A confirmed visit needs a professional. Choose who comes instead.',
  )
})

test('of two administrators who move one visit at once, one is refused', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  const from = { date: tuesday, time: '10:00', professionalId: ana }
  const outcomes = await Promise.all(
    ['12:00', '14:00'].map((time) =>
      outcome(at.boss.bookings.move({ id, date: tuesday, time, from })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
})

test('the customer hears of the result once, and of nothing that was undone', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  const ben = await at.add('Ben')
  const move = (time: string, professionalId: string) =>
    at.boss.bookings.move({ id, date: tuesday, time, professionalId })
  await move('14:00', ana)
  tick(at.server)
  await move('10:00', ana)
  expect(await at.mails('professionalChanged', 'bookingChanged')).toMatchObject([
    { status: 'held', reason: 'the visit was changed again before it went out' },
  ])
  tick(at.server)
  await move('14:00', ana)
  tick(at.server)
  await at.boss.bookings.assign({ id, professionalId: ben })
  tick(at.server)
  await move('16:00', ben)
  const all = await at.mails('professionalChanged', 'bookingChanged')
  expect(all.map(({ status }) => status)).toEqual(['held', 'held', 'held', 'queued'])
  const sent = all[3]
  const mail = sent && composeMessage(sent, { ...at.server.deps, queuedAt: new Date(0) })
  expect(JSON.stringify(mail)).toContain('Your new time: Tue, Nov 24')
  expect(JSON.stringify(mail)).toContain('A different professional will come at the new time: Ben.')
  expect(sent?.facts).toContain('"before":{"date":"2026-11-24","time":"10:00"}')
})

test('a customer who wants no updates still hears that their visit is at another time, and a confirmation does not replace it', async () => {
  const ana = await at.add('Ana')
  const { caller } = await customer(at.server)
  await caller.dashboard.savePreferences({
    ...(await caller.dashboard.preferences()),
    emailBookingUpdates: false,
    emailBookingConfirmations: false,
  })
  const { bookings } = await caller.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await at.boss.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ana })
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await at.mails('professionalChanged', 'bookingChanged')).toMatchObject([
    { kind: 'bookingChanged', status: 'queued' },
  ])
})

test('a cancellation before the customer heard of a move names the time that they know', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  await at.boss.bookings.move({ id, date: wednesday, time: '14:00', professionalId: ana })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Storm' })
  const cancelled = await at.server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(cancelled.facts)).toMatchObject({ date: tuesday, time: '10:00' })
})

test('a visit that the office moved is cancelled without a fee, until the customer moves it or it is back', async () => {
  const ana = await at.add('Ana')
  const { id, token } = await at.booked({ date: '2026-11-27' })
  const fee = async () => (await at.server.guest.booking.details({ id, token })).feeNow
  const move = (date: string, time: string) =>
    at.boss.bookings.move({ id, date, time, professionalId: ana })
  await move(tuesday, '08:00')
  expect(await fee()).toBe(0)
  await move('2026-11-27', '10:00')
  tick(at.server, 84 * 3_600_000)
  expect(await fee()).toBeGreaterThan(0)
  await move('2026-11-27', '14:00')
  expect(await fee()).toBe(0)
  await at.server.guest.booking.cancel({ id, token, fee: 0 })
})

test('neither the email nor the page of a visit that the office moved names a deadline for cancelling', async () => {
  const ana = await at.add('Ana')
  const { id, token } = await at.booked({ date: '2026-11-27' })
  await at.boss.bookings.move({ id, date: '2026-11-27', time: '14:00', professionalId: ana })
  const [message] = await at.mails('professionalChanged', 'bookingChanged')
  if (!message) throw new Error('No message is queued.')
  const text = JSON.stringify(composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) }))
  expect(text).toContain('2:00 PM')
  expect(text).not.toContain('Free to cancel until')
  const receipt = await at.server.guest.booking.receipt({ id, token })
  expect(receipt.bookings).toMatchObject([{ isMovedByOffice: true }])
})

test('a customer does not read of moves that the office took back, but of those that stayed', async () => {
  const ana = await at.add('Ana')
  const { id, token } = await at.booked()
  const move = (time: string) =>
    at.boss.bookings.move({ id, date: tuesday, time, professionalId: ana })
  const history = async () =>
    (await at.server.guest.booking.details({ id, token })).history.map(
      ({ facts }) => facts.to?.time,
    )
  await move('14:00')
  tick(at.server)
  await move('10:00')
  expect(await history()).toEqual([])
  await move('16:00')
  tick(at.server, 5 * 60_000)
  await move('10:00')
  expect(await history()).toEqual(['16:00', '10:00'])
})

test('a move says whether the customer is told of it, and whether it can be undone', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  const move = (time: string) =>
    at.boss.bookings.move({ id, date: tuesday, time, professionalId: ana })
  expect(await move('14:00')).toMatchObject({ isCustomerTold: true, canUndo: true })
  expect(await move('10:00')).toMatchObject({ isCustomerTold: false, canUndo: true })
  expect(await move('10:00')).toMatchObject({ isCustomerTold: false, canUndo: false })
})

test('moves of the office do not use up those of the customer', async () => {
  const ana = await at.add('Ana')
  const { id, token } = await at.booked()
  for (let turn = 0; turn < 6; turn += 1) {
    tick(at.server)
    await at.boss.bookings.move({ id, date: tuesday, time: '14:00', professionalId: ana })
    tick(at.server)
    await at.boss.bookings.move({ id, date: tuesday, time: '10:00', professionalId: ana })
  }
  await at.server.guest.booking.reschedule({ id, token, date: wednesday, time: '10:00' })
  expect((await at.arrangement(id)).date).toBe(wednesday)
})

test('a visit that the office moved away and back is reminded of', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked({ date: '2026-11-27' })
  tick(at.server, 3 * 24 * 3_600_000)
  await at.boss.bookings.move({ id, date: '2026-11-27', time: '14:00', professionalId: ana })
  tick(at.server)
  await at.boss.bookings.move({ id, date: '2026-11-27', time: '10:00', professionalId: ana })
  tick(at.server, 24 * 3_600_000 - 6 * 3_600_000)
  await queueReminders(at.server.deps)
  const reminders = await at.server.database.read
    .selectFrom('outbox')
    .select('status')
    .where('kind', '=', 'reminder')
    .execute()
  expect(reminders).toEqual([{ status: 'queued' }])
})

test('a visit that is moved away and back after its reminder is not reminded of again', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked({ date: '2026-11-27' })
  const reminders = async () => {
    await queueReminders(at.server.deps)
    return at.server.database.read
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'reminder')
      .where('status', '<>', 'held')
      .execute()
  }
  tick(at.server, 3 * 24 * 3_600_000 + 6 * 3_600_000)
  expect(await reminders()).toHaveLength(1)
  await at.server.database.write
    .updateTable('outbox')
    .set({ status: 'sent', attempts: 1 })
    .where('kind', '=', 'reminder')
    .execute()
  for (const time of ['14:00', '10:00']) {
    tick(at.server)
    await at.boss.bookings.move({ id, date: '2026-11-27', time, professionalId: ana })
  }
  expect(await reminders()).toHaveLength(1)
})

test('a calendar that reads the two emails of a visit moved twice has one entry at the last time', async () => {
  const ana = await at.add('Ana')
  const { id } = await at.booked()
  for (const time of ['14:00', '16:00']) {
    await at.boss.bookings.move({ id, date: tuesday, time, professionalId: ana })
    at.server.clock.set(new Date(at.server.clock.now().getTime() + 3 * 60_000).toISOString())
    await at.server.database.write
      .updateTable('outbox')
      .set({ status: 'sent', attempts: 1 })
      .where('status', '=', 'queued')
      .execute()
  }
  const sequences = (await at.mails('professionalChanged', 'bookingChanged')).map(
    ({ facts }) => /"sequence":(\d+)/.exec(facts)?.[1],
  )
  expect(sequences).toEqual(['1', '2'])
})
