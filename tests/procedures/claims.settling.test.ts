import { expect, test } from 'vitest'
import { admin, customer } from '../support/accounts.ts'
import { officeWithClaims } from '../support/claims.ts'
import { orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'

const at = officeWithClaims()

/** The office books the second visit of the claim for the Wednesday after. */
const redo = (redoOfClaimId: string, more: Record<string, unknown> = {}) =>
  at.caller.booking.create(orderFor('plumbing', { date: '2026-12-02', redoOfClaimId, ...more }))

test.each([
  ['redo', 'We’ll redo the work', 'The second visit is free.'],
  ['refund', 'You’re getting a refund', 'a receipt as soon as the refund'],
  ['closed', 'Our reply to your report', 'If this does not settle it'],
] as const)(
  'a claim is settled with %s: the customer reads the office’s words',
  async (how, title, words) => {
    const ref = await at.visited()
    await at.claim(ref)
    const [open] = await at.openClaims()
    await at.boss.claims.settle({
      id: open?.id ?? '',
      outcome: how,
      message: 'We are sorry.\n\nMarcus forgot a seal.',
    })
    const [answer] = await at.claimMails('claimSettled')
    expect(answer).toMatchObject({ recipient: 'Ada@Example.com', status: 'queued' })
    for (const part of [title, words, 'We are sorry.', 'Marcus forgot a seal.']) {
      expect(answer?.text).toContain(part)
    }
    const record = { outcome: how, message: 'We are sorry.\n\nMarcus forgot a seal.' }
    expect((await at.server.guest.booking.details(ref)).claims).toMatchObject([record])
    expect((await at.boss.bookings.get({ id: ref.id })).claims).toMatchObject([
      { ...record, settledBy: 'boss@example.com', settledAt: '2026-11-24T19:00:00.000Z' },
    ])
    expect(await at.openClaims()).toEqual([])
    expect(await at.boss.claims.list({ show: 'settled' })).toMatchObject({
      rows: [{ outcome: how, settledBy: 'boss@example.com' }],
    })
    expect(await at.actions()).toContain('claim.settle')
  },
)

test('the customer never reads which administrator answered', async () => {
  const ref = await at.visited()
  await at.claim(ref)
  await at.settled()
  const read = [
    await at.server.guest.booking.details(ref),
    await at.server.guest.booking.receipt(ref),
    (await at.claimMails('claimSettled')).map(({ text }) => text),
  ]
  expect(JSON.stringify(read)).not.toContain('boss@')
})

test('of two administrators who settle at once one gets a conflict, and one email goes out', async () => {
  const ref = await at.visited()
  await at.claim(ref)
  const [open] = await at.openClaims()
  const { caller: second } = await admin(at.server, 'second@example.com')
  const input = { id: open?.id ?? '', message: 'We are sorry.' }
  const outcomes = await Promise.all([
    outcome(at.boss.claims.settle({ ...input, outcome: 'redo' })),
    outcome(second.admin.claims.settle({ ...input, outcome: 'refund' })),
  ])
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
  expect(await at.claimMails('claimSettled')).toHaveLength(1)
  expect((await at.actions()).filter((action) => action === 'claim.settle')).toHaveLength(1)
})

test('a claim is not settled without a message, and an unknown one not at all', async () => {
  await at.claim(await at.visited())
  const [open] = await at.openClaims()
  const settle = (more: Record<string, unknown>) =>
    at.boss.claims.settle({ id: open?.id ?? '', outcome: 'redo', message: 'Hello', ...more })
  expect(await outcome(settle({ message: ' ' }))).toBe('BAD_REQUEST')
  expect(await outcome(settle({ outcome: 'open' }))).toBe('BAD_REQUEST')
  expect(await outcome(settle({ id: 'none' }))).toBe('NOT_FOUND')
  expect(await outcome(at.boss.claims.get({ id: 'none' }))).toBe('NOT_FOUND')
  expect(await at.openClaims()).toHaveLength(1)
})

test('the second visit of a claim costs nothing, also if its answers change, and there is one', async () => {
  await at.claim(await at.visited())
  const id = await at.settled()
  const { bookings } = await redo(id)
  const second = bookings[0]?.id ?? ''
  expect(bookings).toMatchObject([{ quoteAmount: 0 }])
  expect(await at.boss.claims.get({ id })).toMatchObject({ redoBookingId: second })
  const record = await at.boss.bookings.get({ id: second })
  expect(record).toMatchObject({ isRedo: true, quoteAmount: 0, paymentStatus: 'paid' })
  const { phone, address } = record.contact
  const details = { ...record.answers, problemDescription: 'It drips from the other tap too.' }
  const { sequence } = record
  const edit = { id: second, quoteAmount: 0, sequence, contact: { phone, address }, details }
  expect(await at.boss.bookings.edit(edit)).toMatchObject({ before: 0, after: 0 })
  expect(await refusal(redo(id, { time: '12:00' }))).toContain('is already booked.')
  await at.boss.bookings.cancel({ id: second, from: 'pending', reason: 'Our plumber is ill.' })
  expect((await redo(id, { time: '12:00' })).bookings).toMatchObject([{ quoteAmount: 0 }])
})

test('a second visit at no charge needs a claim that it makes good, with the same service', async () => {
  expect(await outcome(redo('x'))).toBe('NOT_FOUND')
  await at.claim(await at.visited())
  const [open] = await at.openClaims()
  const id = open?.id ?? ''
  expect(await outcome(at.caller.booking.create(orderFor('hvac', { redoOfClaimId: id })))).toBe(
    'BAD_REQUEST',
  )
  await at.boss.claims.settle({ id, outcome: 'refund', message: 'You get it back.' })
  expect(await outcome(redo(id))).toBe('NOT_FOUND')
})

test('a customer’s order costs what it costs, whatever claim it names', async () => {
  await at.claim(await at.visited())
  const id = await at.settled()
  const { caller } = await customer(at.server)
  const { bookings } = await caller.booking.create(
    orderFor('plumbing', { date: '2026-12-02', redoOfClaimId: id, note: 'Free, please.' }),
  )
  expect(bookings[0]?.quoteAmount).toBeGreaterThan(0)
  expect(await at.boss.bookings.get({ id: bookings[0]?.id ?? '' })).toMatchObject({
    isRedo: false,
    notes: [],
  })
})
