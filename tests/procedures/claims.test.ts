import { expect, test } from 'vitest'
import { claimPolicy } from '../../shared/policy.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { admin, customer } from '../support/accounts.ts'
import { claimContent, officeWithClaims } from '../support/claims.ts'
import { orderFor } from '../support/order.ts'
import { fieldErrors, outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'

const at = officeWithClaims()
const content = claimContent
const visitDay = '2026-11-24'

test('a guest says that something is wrong, is told until when we answer, and the office sees it', async () => {
  const ref = await at.visited()
  expect(await at.claim(ref, `  ${content}\nIn the kitchen. `)).toEqual({
    answerBy: '2026-11-25T19:00:00.000Z',
  })
  const [received] = await at.claimMails('claimReceived')
  expect(received).toMatchObject({ recipient: 'Ada@Example.com', status: 'queued' })
  expect(received?.text).toContain(
    `reply within ${claimPolicy.answerHours} hours, by Wed, Nov 25, 02:00 PM EST.`,
  )
  // Whoever holds the link may write anything: it is not mailed on.
  expect(received?.text).not.toContain('tap')
  const [told] = (await at.server.guest.booking.details(ref)).claims
  expect(told).toMatchObject({ content: `${content}\nIn the kitchen.`, outcome: null })
  expect(await at.openClaims()).toMatchObject([
    { customerName: 'Ada Byron', date: visitDay, time: '10:00', settledAt: null },
  ])
  expect(await at.boss.claims.get({ id: told?.id ?? '' })).toMatchObject({
    bookingId: ref.id,
    serviceId: 'plumbing',
    email: 'Ada@Example.com',
    phone: '(555) 010-1843',
    professional: null,
    paid: 0,
    answerBy: '2026-11-25T19:00:00.000Z',
  })
})

test('a signed-in customer claims about an own booking, and finds it in the list', async () => {
  const { caller } = await customer(at.server)
  const { bookings } = await caller.booking.create(orderFor('hvac'))
  const id = bookings[0]?.id ?? ''
  await at.server.database.write.updateTable('bookings').set({ status: 'in_progress' }).execute()
  await caller.booking.makeClaim({ id, content })
  const { bookings: own } = await caller.dashboard.bookings({})
  expect(own).toMatchObject([{ id, claims: [{ content, outcome: null }] }])
})

test.each([
  ['pending', 'CONFLICT: You can report a problem here once the work has started.'],
  ['confirmed', 'CONFLICT: You can report a problem here once the work has started.'],
  ['in_progress', 'accepted'],
  ['completed', 'accepted'],
  ['cancelled', 'CONFLICT: This booking was cancelled. Please call us if something is wrong.'],
] as const)('whether something can be wrong with a %s booking', async (status, answer) => {
  expect(await refusal(at.claim(await at.visited(status)))).toBe(answer)
  expect(await at.openClaims()).toHaveLength(answer === 'accepted' ? 1 : 0)
})

test('a claim is made up to the last day of the warranty, in the business zone', async () => {
  const ref = await at.visited()
  const last = addDays(visitDay, claimPolicy.days)
  // Midnight in New York is five hours later.
  at.server.clock.set(`${addDays(last, 1)}T05:00:00Z`)
  expect(await refusal(at.claim(ref))).toBe(
    `CONFLICT: Problems can be reported here up to ${claimPolicy.days} days after the visit. Please call us.`,
  )
  at.server.clock.set(`${addDays(last, 1)}T04:59:00Z`)
  expect(await outcome(at.claim(ref))).toBe('done')
})

test('the office records what a customer says on the phone, also after the warranty, and the customer is told', async () => {
  const ref = await at.visited()
  at.server.clock.set(`${addDays(visitDay, claimPolicy.days + 30)}T12:00:00Z`)
  const told = { bookingId: ref.id, content }
  const { answerBy } = await at.boss.claims.record(told)
  expect(await at.boss.claims.record(told)).toEqual({ answerBy })
  expect(await at.openClaims()).toMatchObject([{ customerName: 'Ada Byron', settledAt: null }])
  expect(await at.claimMails('claimReceived')).toMatchObject([
    { recipient: 'Ada@Example.com', status: 'queued', reason: 'the customer must know' },
  ])
  expect((await at.server.guest.booking.details(ref)).claims).toMatchObject([{ content, answerBy }])
  expect(await at.actions()).toContain('claim.record')
  expect(await refusal(at.boss.claims.record({ ...told, content: 'The floor is wet.' }))).toBe(
    'CONFLICT: There is an open claim about this visit. Settle it first, or add a note.',
  )
})

test.each(['pending', 'confirmed', 'cancelled'] as const)(
  'the office records no claim about a %s booking',
  async (status) => {
    const { id } = await at.visited(status)
    expect(await refusal(at.boss.claims.record({ bookingId: id, content }))).toBe(
      'CONFLICT: You can record a claim once the work has started.',
    )
  },
)

test('a claim of few words or an unknown booking is refused', async () => {
  const { id } = await at.visited()
  const short = at.boss.claims.record({ bookingId: id, content: 'Hm' })
  expect((await fieldErrors(short)).map(([field]) => field)).toEqual(['content'])
  expect(await outcome(at.boss.claims.record({ bookingId: 'nothing', content }))).toBe('NOT_FOUND')
})

test('somebody else’s booking answers like an unknown one', async () => {
  const ref = await at.visited()
  const unknown = await refusal(at.claim({ id: 'none', token: ref.token }))
  expect(unknown).toMatch(/^NOT_FOUND/)
  expect(await refusal(at.claim({ id: ref.id }))).toBe(unknown)
  expect(await refusal(at.claim({ id: ref.id, token: 'wrong' }))).toBe(unknown)
  const { caller } = await customer(at.server, 'other@example.com')
  expect(await refusal(caller.booking.makeClaim({ id: ref.id, content }))).toBe(unknown)
  const { caller: boss } = await admin(at.server, 'second@example.com')
  expect(await refusal(boss.booking.makeClaim({ id: ref.id, content }))).toBe(unknown)
  expect(await at.openClaims()).toEqual([])
})

test.each([
  ['nothing', ' \n '],
  ['four characters', 'drip'],
  ['2,001 characters', 'x'.repeat(2001)],
  ['a control character', 'It drips\u0007.'],
])('%s is refused at the field', async (_what, text) => {
  const ref = await at.visited()
  const errors = await fieldErrors(at.claim(ref, text))
  expect(new Set(errors.map(([field]) => field))).toEqual(new Set(['content']))
})

test('the same words at once are one claim; other words while it is open are a conflict', async () => {
  const ref = await at.visited()
  const same = await Promise.all(Array.from({ length: 5 }, () => at.claim(ref)))
  expect(new Set(same.map(({ answerBy }) => answerBy)).size).toBe(1)
  expect(await at.openClaims()).toHaveLength(1)
  expect(await at.claimMails('claimReceived')).toHaveLength(1)
  expect(await refusal(at.claim(ref, 'And the floor is wet.'))).toMatch(
    /^CONFLICT: You’ve already reported a problem/,
  )
  await at.settled()
  tick(at.server)
  await at.claim(ref, 'And the floor is wet.')
  expect((await at.server.guest.booking.details(ref)).claims).toMatchObject([
    { content: 'And the floor is wet.', outcome: null },
    { content, outcome: 'redo' },
  ])
})

test('the database itself refuses a second open claim, and a settled one without its answer', async () => {
  const ref = await at.visited()
  await at.claim(ref)
  const row = { booking_id: ref.id, content, created_at: 'x', answer_by: 'x' }
  const insert = (more: Record<string, string>) =>
    at.server.database.write
      .insertInto('claims')
      .values({ id: 'second', ...row, ...more })
      .execute()
  await expect(insert({})).rejects.toThrow()
  await expect(insert({ settled_at: 'x', outcome: 'closed' })).rejects.toThrow()
  await insert({ settled_at: 'x', outcome: 'closed', message: 'x' })
})

test('open and overdue claims are counted, and an open page hears of them', async () => {
  const ref = await at.visited()
  const changes = async () => (await at.boss.figures.changes()).claims ?? 0
  const before = await changes()
  await at.claim(ref)
  const afterClaim = await changes()
  expect(afterClaim).toBeGreaterThan(before)
  expect((await at.boss.figures.waiting()).openClaims).toBe(1)
  expect((await at.boss.figures.today()).claims).toEqual({ open: 1, overdue: 0 })
  tick(at.server, claimPolicy.answerHours * 3_600_000 + 1)
  expect((await at.boss.figures.today()).claims).toEqual({ open: 1, overdue: 1 })
  await at.settled()
  expect(await changes()).toBeGreaterThan(afterClaim)
  expect((await at.boss.figures.waiting()).openClaims).toBe(0)
  expect((await at.boss.figures.today()).claims).toEqual({ open: 0, overdue: 0 })
})

test('open claims come page by page, the oldest first; settled ones the latest first', async () => {
  const { id } = await at.visited()
  const { write } = at.server.database
  const base = await write
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const slots = await write
    .selectFrom('availability_slots')
    .select('id')
    .where('is_booked', '=', 0)
    .orderBy('id')
    .limit(120)
    .execute()
  for (const [index, slot] of slots.entries()) {
    const number = String(index).padStart(3, '0')
    const minute = String(index % 60).padStart(2, '0')
    const isSettled = index >= 60
    await write
      .insertInto('bookings')
      .values({ ...base, id: `b${number}`, group_id: `b${number}`, slot_id: slot.id })
      .execute()
    await write
      .insertInto('claims')
      .values({
        id: `c${number}`,
        booking_id: `b${number}`,
        content,
        created_at: `2026-11-24T10:${minute}:00.000Z`,
        answer_by: `2026-11-25T10:${minute}:00.000Z`,
        ...(isSettled
          ? { outcome: 'closed', message: 'x', settled_at: `2026-11-24T11:${minute}:00.000Z` }
          : {}),
      })
      .execute()
  }
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `c${String(from + index).padStart(3, '0')}`)
  const first = await at.boss.claims.list({})
  expect(ids(first.rows)).toEqual(numbered(0, 50))
  const second = await at.boss.claims.list({ after: first.next })
  expect(ids(second.rows)).toEqual(numbered(50, 60))
  expect(ids((await at.boss.claims.list({ before: second.previous })).rows)).toEqual(
    ids(first.rows),
  )
  const latest = await at.boss.claims.list({ show: 'settled' })
  expect(ids(latest.rows)).toEqual(numbered(70, 120).toReversed())
  const older = await at.boss.claims.list({ show: 'settled', after: latest.next })
  expect(ids(older.rows)).toEqual(numbered(60, 70).toReversed())
})
