import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { customer } from '../support/accounts.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

/** The latest message of a kind, as it is sent. */
async function mailOf(kind: 'timesOffered' | 'extraProposed'): Promise<string> {
  const message = await at.server.database.read
    .selectFrom('outbox')
    .select(['channel', 'kind', 'facts'])
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return JSON.stringify(composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) }))
}

test('three times are offered by email; the customer of a confirmed visit chooses one, free of charge', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  const { reschedule, details, receipt } = at.server.guest.booking
  const move = { id, token, date: '2026-11-24', time: '12:00' }
  expect(await refusal(reschedule(move))).toMatch(/^CONFLICT: This booking can no longer be moved/)
  expect(await at.boss.bookings.offerTimes({ ids: [id, 'none'] })).toEqual({
    offered: [id],
    refused: [{ id: 'none', reason: "We couldn't find your booking details." }],
  })
  const offered = (await receipt({ id, token })).bookings[0]?.offeredTimes ?? []
  expect(offered).toHaveLength(3)
  expect(offered).toContainEqual({ date: '2026-11-24', time: '12:00' })
  expect(await mailOf('timesOffered')).toContain('Tue, Nov 24, 12:00 PM EST')
  expect(await outcome(reschedule({ ...move, time: '16:00', date: '2026-12-01' }))).toBe('CONFLICT')
  expect(await reschedule(move)).toEqual({ date: '2026-11-24', time: '12:00' })
  const moved = await details({ id, token })
  expect(moved).toMatchObject({ status: 'confirmed', time: '12:00' })
  const booking = await at.server.database.read
    .selectFrom('bookings')
    .select('late_move_fee')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(booking.late_move_fee).toBe(null)
  // The offer was for the time that the visit had.
  expect((await receipt({ id, token })).bookings[0]?.offeredTimes).toEqual([])
  expect(await at.actions()).toContain('booking.offerTimes')
})

test('a time that was offered and is gone is refused, and the visit keeps its own', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await at.boss.bookings.offerTimes({ ids: [id] })
  await at.booked({ date: '2026-11-24', time: '12:00' })
  const move = at.server.guest.booking.reschedule({ id, token, date: '2026-11-24', time: '12:00' })
  expect(await outcome(move)).toBe('CONFLICT')
  expect(await at.server.guest.booking.details({ id, token })).toMatchObject({ time: '10:00' })
})

const extra = { extraId: 'extra-1', description: 'A second tap', amount: 60_00 }

test('extra work counts once the customer approves it, at the price that they saw', async () => {
  const { id, token } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  await at.boss.bookings.proposeExtra({ id, ...extra })
  await at.boss.bookings.proposeExtra({ id, ...extra })
  expect((await at.boss.bookings.get({ id })).extraWork).toMatchObject([{ status: 'proposed' }])
  expect((await at.boss.bookings.get({ id })).quoteAmount).toBe(quoteAmount)
  expect(await mailOf('extraProposed')).toContain('A second tap')
  const answer = (more: Record<string, unknown> = {}) =>
    at.server.guest.booking.answerExtra({
      id,
      token,
      extraId: extra.extraId,
      amount: extra.amount,
      approve: true,
      ...more,
    })
  expect(await outcome(answer({ amount: 1 }))).toBe('CONFLICT')
  expect(await outcome(answer({ token: 'wrong' }))).toBe('NOT_FOUND')
  const both = await Promise.all([outcome(answer()), outcome(answer({ approve: false }))])
  expect(both.filter((one) => one === 'done')).toHaveLength(1)
})

test('approved extra work stays in the price when the answers change, and is part of what is open', async () => {
  const { id, token } = await at.booked()
  await at.boss.bookings.proposeExtra({ id, ...extra })
  const answer = { id, token, extraId: extra.extraId, amount: extra.amount, approve: true }
  const before = (await at.boss.bookings.get({ id })).quoteAmount
  expect(await at.server.guest.booking.answerExtra(answer)).toEqual({
    quoteAmount: before + extra.amount,
  })
  const { contact, answers, payments, quoteAmount, sequence } = await at.boss.bookings.get({ id })
  expect(payments.open).toBe(before + extra.amount)
  const edited = await at.boss.bookings.edit({
    id,
    quoteAmount,
    sequence,
    contact: { phone: contact.phone, address: contact.address },
    details: { ...answers, urgencyLevel: 'emergency' },
  })
  expect(edited.after).toBe(before + extra.amount + 50_00)
  const history = (await at.server.guest.booking.details({ id, token })).history
  expect(history.map(({ kind, facts }) => [kind, facts.extra])).toContainEqual([
    'repriced',
    'A second tap',
  ])
})

test('extra work is declined, withdrawn, and not proposed for what is over', async () => {
  const { id, token } = await at.booked()
  await at.boss.bookings.proposeExtra({ id, ...extra })
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const answer = { id, token, extraId: extra.extraId, amount: extra.amount, approve: false }
  expect(await at.server.guest.booking.answerExtra(answer)).toEqual({ quoteAmount })
  expect(await outcome(at.boss.bookings.withdrawExtra({ extraId: extra.extraId }))).toBe('CONFLICT')
  await at.boss.bookings.proposeExtra({ id, ...extra, extraId: 'extra-2' })
  await at.boss.bookings.withdrawExtra({ extraId: 'extra-2' })
  expect(
    await outcome(at.server.guest.booking.answerExtra({ ...answer, extraId: 'extra-2' })),
  ).toBe('CONFLICT')
  expect(await refusal(at.boss.bookings.proposeExtra({ id, ...extra, amount: 0 }))).toContain(
    'Enter a price above zero.',
  )
  tick(at.server)
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await refusal(at.boss.bookings.proposeExtra({ id, ...extra, extraId: 'extra-3' }))).toBe(
    'CONFLICT: This booking is finished. No more work can be added.',
  )
  const stranger = (await customer(at.server, 'eve@example.com')).caller
  expect(await outcome(stranger.booking.answerExtra({ ...answer, token: undefined }))).toBe(
    'NOT_FOUND',
  )
})

test('an offer ends once the office leaves the visit where it is, and when the visit begins', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '10:00' })
  const offered = async () =>
    (await at.server.guest.booking.receipt({ id, token })).bookings[0]?.offeredTimes.length
  await at.boss.bookings.offerTimes({ ids: [id] })
  expect(await offered()).toBe(3)
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await offered()).toBe(0)
  await at.boss.bookings.offerTimes({ ids: [id] })
  expect(await offered()).toBe(3)
  at.server.clock.set('2026-11-24T15:00:00Z')
  expect(await offered()).toBe(0)
})

test('an offered time costs nothing even where the dialog has said a fee, and counts as no move', async () => {
  const { id, token } = await at.booked({ date: '2026-11-24', time: '08:00' })
  const { reschedule } = at.server.guest.booking
  for (const time of ['10:00', '12:00', '14:00', '16:00', '10:00']) {
    await at.boss.bookings.offerTimes({ ids: [id] })
    const { bookings } = await at.server.guest.booking.receipt({ id, token })
    const [offered] = bookings[0]?.offeredTimes ?? []
    if (!offered) throw new Error(`Nothing was offered at ${time}.`)
    expect(await reschedule({ id, token, ...offered, keptFee: 60_00 })).toEqual(offered)
  }
  const { late_move_fee } = await at.server.database.read
    .selectFrom('bookings')
    .select('late_move_fee')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(late_move_fee).toBe(null)
})

test('extra work that was changed after it was proposed is refused, instead of taken for the first', async () => {
  const { id } = await at.booked()
  await at.boss.bookings.proposeExtra({ id, ...extra })
  const changed = at.boss.bookings.proposeExtra({ id, ...extra, amount: 90_00 })
  expect(await refusal(changed)).toContain('An earlier version was already proposed.')
})
