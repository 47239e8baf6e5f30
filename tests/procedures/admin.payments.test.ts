import { expect, test } from 'vitest'
import { composeFiles, composeMessage } from '../../src-server/mail/compose-message.ts'
import { customer } from '../support/accounts.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()
let made = 0

const record = (bookingId: string, amount: number, more: Record<string, unknown> = {}) => {
  tick(at.server)
  return at.boss.payments.record({
    id: `payment-${++made}`,
    bookingId,
    kind: 'payment',
    method: 'card',
    amount,
    receivedOn: '2026-11-23',
    ...more,
  })
}

const statusOf = async (id: string) => (await at.boss.bookings.get({ id })).paymentStatus

test('payments are numbered one after the other, and the payment status follows', async () => {
  const { id } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  expect(await statusOf(id)).toBe('pending')
  expect(await record(id, 1000, { kind: 'declined' })).toEqual({ receiptNumber: null })
  expect(await statusOf(id)).toBe('failed')
  expect(await record(id, 1000)).toEqual({ receiptNumber: 1001 })
  expect(await statusOf(id)).toBe('pending')
  expect(await refusal(record(id, quoteAmount))).toBe(
    `BAD_REQUEST: Only $${((quoteAmount - 1000) / 100).toFixed(2)} is left to pay.`,
  )
  expect(await record(id, quoteAmount - 1000)).toEqual({ receiptNumber: 1002 })
  expect(await statusOf(id)).toBe('paid')
  expect(await refusal(record(id, 1))).toBe('BAD_REQUEST: Nothing is left to pay.')
  expect((await at.boss.bookings.get({ id })).payments).toMatchObject({
    owed: quoteAmount,
    paid: quoteAmount,
    open: 0,
  })
  expect(await at.boss.figures.revenue({})).toMatchObject({ received: quoteAmount, fees: 0 })
  expect((await at.actions()).filter((one) => one === 'payment.record')).toHaveLength(3)
})

test('work that is done and fees are listed until they are paid in full, what is still to come is not', async () => {
  const unpaid = async () => {
    const { rows, total } = await at.boss.bookings.list({ payment: 'unpaid', by: 'scheduled' })
    expect(total).toBe(rows.length)
    return rows.map(({ id, due }) => [id, due])
  }
  const { id } = await at.booked()
  const late = await at.booked({ time: '12:00' })
  await at.booked({ time: '14:00' })
  expect(await unpaid()).toEqual([])
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) await at.step(id, to)
  await at.server.database.write
    .updateTable('bookings')
    .set({ status: 'cancelled', cancellation_fee: 2500 })
    .where('id', '=', late.id)
    .execute()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  expect(await unpaid()).toEqual([
    [late.id, 2500],
    [id, quoteAmount],
  ])
  await record(id, quoteAmount - 1)
  expect(await unpaid()).toEqual([
    [late.id, 2500],
    [id, 1],
  ])
  await record(id, 1)
  await record(late.id, 2500)
  expect(await unpaid()).toEqual([])
})

test('the history and the customer’s page say what was paid, by whom, and what is due once the work is done', async () => {
  const { id } = await at.booked()
  await record(id, 5000, { method: 'check', note: 'Check 1042' })
  expect((await at.boss.bookings.get({ id })).recordedPayments).toMatchObject([
    {
      method: 'check',
      amount: 5000,
      note: 'Check 1042',
      by: 'boss@example.com',
      receiptNumber: 1001,
    },
  ])
  const { email, quoteAmount } = await at.boss.bookings
    .get({ id })
    .then((one) => ({ email: one.contact.email, quoteAmount: one.quoteAmount }))
  const totals = async () => (await at.boss.customers.get({ email })).totals
  expect(await totals()).toMatchObject({ paid: 5000, due: 0 })
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await at.boss.bookings.updateStatus({ id, to })
  }
  expect(await totals()).toMatchObject({ paid: 5000, due: quoteAmount - 5000 })
  await record(id, 2000, { kind: 'refund' })
  expect(await totals()).toMatchObject({ paid: 3000 })
})

test('what is recorded twice with one id counts once', async () => {
  const { id } = await at.booked()
  const once = { id: 'the-same' }
  const both = await Promise.all([record(id, 500, once), record(id, 500, once)])
  expect(both).toEqual([{ receiptNumber: 1001 }, { receiptNumber: 1001 }])
  expect((await at.boss.bookings.get({ id })).payments).toMatchObject({ paid: 500 })
})

test('a payment for a day to come, an unknown booking or a strange amount is refused', async () => {
  const { id } = await at.booked()
  expect(await refusal(record(id, 500, { receivedOn: '2026-11-24' }))).toBe(
    'BAD_REQUEST: The date can’t be in the future.',
  )
  expect(await outcome(record('none', 500))).toBe('NOT_FOUND')
  for (const amount of [0, -5, 1.5, 10_000_001]) {
    expect(await outcome(record(id, amount)), String(amount)).toBe('BAD_REQUEST')
  }
})

test('a cancelled booking owes its fee, and what was paid beyond it is given back', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  const { quoteAmount } = await at.boss.bookings.get({ id })
  await record(id, quoteAmount)
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect((await at.boss.bookings.get({ id })).payments).toMatchObject({
    owed: 0,
    open: -quoteAmount,
  })
  expect(await refusal(record(id, quoteAmount + 1, { kind: 'refund' }))).toBe(
    `BAD_REQUEST: Only $${(quoteAmount / 100).toFixed(2)} can be refunded.`,
  )
  expect(await record(id, quoteAmount, { kind: 'refund' })).toEqual({ receiptNumber: 1002 })
  expect((await at.boss.bookings.get({ id })).payments).toMatchObject({ open: 0 })
  expect(await at.boss.figures.revenue({})).toMatchObject({ received: 0 })
})

test('money given back after everything was paid is not owed again', async () => {
  const { id } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  await record(id, quoteAmount)
  await record(id, 1000, { kind: 'refund' })
  expect((await at.boss.bookings.get({ id })).payments.open).toBe(0)
  expect(await statusOf(id)).toBe('paid')
})

test('a mistake is voided: its receipt keeps its number, and counts no longer', async () => {
  const { id } = await at.booked()
  await record(id, 1000, { id: 'wrong' })
  await record(id, 200, { id: 'back', kind: 'refund' })
  const make = (payment: string) => at.boss.payments.void({ id: payment, reason: 'A typo.' })
  expect(await refusal(make('wrong'))).toBe(
    'CONFLICT: Part of it was refunded: void the refund first.',
  )
  expect(await make('back')).toEqual({ receiptNumber: 1002 })
  expect(await make('wrong')).toEqual({ receiptNumber: 1001 })
  expect(await refusal(make('wrong'))).toBe('CONFLICT: This payment is already void.')
  expect(await record(id, 700)).toEqual({ receiptNumber: 1003 })
  expect((await at.boss.bookings.get({ id })).payments).toMatchObject({ paid: 700, refunded: 0 })
  expect(await at.boss.figures.revenue({})).toMatchObject({ received: 700 })
  expect(await at.actions()).toContain('payment.void')
})

test('numbers have no gap where a recording fails after it has taken one', async () => {
  const { id } = await at.booked()
  await record(id, 100)
  const { deps } = at.server
  const { insertPayment } = await import('../../src-server/payments/insert-payment.ts')
  await expect(
    deps.database.write.transaction().execute(async (trx) => {
      await insertPayment(trx, {
        id: 'lost',
        booking_id: id,
        kind: 'payment',
        method: 'cash',
        amount: 5,
        received_on: '2026-11-23',
        note: null,
        recorded_by: null,
        created_at: deps.clock.now().toISOString(),
      })
      throw new Error('The power fails.')
    }),
  ).rejects.toThrow('The power fails.')
  expect(await record(id, 100)).toEqual({ receiptNumber: 1002 })
})

test('fifty who record at once get fifty numbers without a gap or a double', async () => {
  const { id } = await at.booked()
  const all = await Promise.all(Array.from({ length: 50 }, () => record(id, 10)))
  expect(all.map(({ receiptNumber }) => Number(receiptNumber)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => 1001 + index),
  )
})

test('the receipt goes out as a PDF, again when asked, and only its customer opens it', async () => {
  const { id, token } = await at.booked()
  await record(id, 1000, { id: 'one' })
  await at.boss.payments.sendReceipt({ id: 'one' })
  const queued = await at.server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'facts', 'status'])
    .where('kind', '=', 'receipt')
    .execute()
  expect(queued.map(({ status }) => status)).toEqual(['queued', 'queued'])
  const [message] = queued
  if (!message) throw new Error('No receipt is queued.')
  const mail = composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) })
  expect(mail).toMatchObject({ subject: 'Your receipt 1001' })
  const [file] = await composeFiles(message)
  expect(file).toMatchObject({ filename: 'receipt-1001.pdf', contentType: 'application/pdf' })
  const { guest } = at.server
  const opened = await guest.booking.receiptPdf({ id, token, number: 1001 })
  expect(Buffer.from(opened.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await outcome(guest.booking.receiptPdf({ id, number: 1001 }))).toBe('NOT_FOUND')
  expect(await outcome(guest.booking.receiptPdf({ id, token, number: 1002 }))).toBe('NOT_FOUND')
  const other = await at.booked({ time: '14:00' })
  expect(await outcome(guest.booking.receiptPdf({ ...other, number: 1001 }))).toBe('NOT_FOUND')
  expect(await outcome(at.boss.payments.sendReceipt({ id: 'none' }))).toBe('NOT_FOUND')
})

test('the billing page lists what is open and the receipts of the own bookings alone', async () => {
  const { caller } = await customer(at.server, 'ada@example.com')
  const { bookings } = await caller.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  expect(await caller.dashboard.billing()).toEqual([])
  await record(id, 1000)
  expect(await caller.dashboard.billing()).toMatchObject([
    { id, paid: 1000, entries: [{ receiptNumber: 1001, amount: 1000, isVoid: false }] },
  ])
  const stranger = await customer(at.server, 'eve@example.com')
  expect(await stranger.caller.dashboard.billing()).toEqual([])
})
