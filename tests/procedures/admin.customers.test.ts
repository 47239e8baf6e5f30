import { expect, test } from 'vitest'
import { admin, customer, mailedToken, password, signIn } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('guests are grouped by the address that they typed, with value and next visit, and marked once it is verified', async () => {
  const guest = { ...contact, fullName: 'Gwen Guest', email: 'Gwen@Example.com' }
  const { id } = await at.booked({ contact: guest, date: '2026-11-26', time: '10:00' })
  await at.booked({
    contact: { ...guest, email: 'gwen@example.com' },
    date: '2026-11-25',
    time: '12:00',
  })
  const { caller } = await customer(at.server, 'member@example.com')
  await caller.booking.create(
    orderFor('hvac', { contact: { ...contact, email: 'member@example.com' } }),
  )
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const { rows } = await at.boss.customers.guests({})
  expect(rows).toMatchObject([
    {
      email: 'gwen@example.com',
      name: 'Gwen Guest',
      bookings: 2,
      value: 2 * quoteAmount,
      isVerified: false,
      nextVisit: { date: '2026-11-25', time: '12:00' },
    },
  ])
  const { group_id: group } = await at.server.database.read
    .selectFrom('bookings')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  await at.server.database.write
    .updateTable('bookings')
    .set({ email_confirmed_at: at.server.clock.now().toISOString() })
    .where('group_id', '=', group)
    .execute()
  expect((await at.boss.customers.guests({ search: 'gwen' })).rows).toMatchObject([
    { isVerified: true, bookings: 1, value: quoteAmount },
  ])
  expect((await at.boss.customers.guests({ search: 'nobody' })).rows).toEqual([])
})

test('a registered customer has a value and a next visit', async () => {
  const { caller } = await customer(at.server, 'member@example.com')
  const { bookings } = await caller.booking.create(orderFor('hvac'))
  const [row] = (await at.boss.customers.list({ search: 'member' })).rows
  expect(row).toMatchObject({
    value: bookings[0]?.quoteAmount,
    nextVisit: { bookingId: bookings[0]?.id },
  })
})

test('a booking belongs to one customer: the account that made it, or the address that was typed without one', async () => {
  const { caller } = await customer(at.server, 'member@example.com')
  const typed = (email: string) => ({ contact: { ...contact, email } })
  await caller.booking.create(
    orderFor('hvac', { ...typed('work@example.com'), date: '2026-11-27' }),
  )
  await at.booked({ ...typed('Member@example.com'), date: '2026-11-25', time: '12:00' })
  await at.booked({ ...typed('second@example.com'), date: '2026-11-26', time: '12:00' })
  const totals = async () => {
    const [{ rows: members }, { rows: guests }, page] = await Promise.all([
      at.boss.customers.list({ search: 'member' }),
      at.boss.customers.guests({}),
      at.boss.customers.get({ email: 'member@example.com' }),
    ])
    expect(members[0]?.value).toBe(page.totals.value)
    expect(members[0]?.nextVisit).toMatchObject({ date: '2026-11-25', time: '12:00' })
    return { bookings: page.totals.bookings, guests: guests.map(({ email }) => email) }
  }
  expect(await totals()).toEqual({ bookings: 2, guests: ['second@example.com'] })
  await at.boss.customers.merge({ email: 'member@example.com', other: 'second@example.com' })
  expect(await totals()).toEqual({ bookings: 3, guests: [] })
  expect(await at.boss.customers.get({ email: 'work@example.com' })).toMatchObject({
    accountEmail: 'member@example.com',
  })
})

const gwen = { ...contact, fullName: 'Gwen Guest', email: 'gwen@example.com' }

test('a guest has a page with notes and tags; who has no booking has none', async () => {
  await at.booked({ contact: gwen })
  const email = 'Gwen@Example.com'
  await at.boss.customers.addNote({ email, content: 'Rings the bell twice.' })
  await at.boss.customers.saveTags({ email, tags: ['VIP', 'dog', 'VIP'] })
  const page = await at.boss.customers.get({ email })
  expect(page).toMatchObject({
    userId: null,
    fullName: 'Gwen Guest',
    tags: ['VIP', 'dog'],
    notes: [{ content: 'Rings the bell twice.', by: 'boss@example.com' }],
    totals: { bookings: 1 },
    isVerified: false,
    nextVisit: { bookingId: page.bookings[0]?.id, date: page.bookings[0]?.date },
  })
  expect((await at.boss.customers.guests({})).rows).toMatchObject([{ tags: ['VIP', 'dog'] }])
  expect(await outcome(at.boss.customers.get({ email: 'nobody@example.com' }))).toBe('NOT_FOUND')
  const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`)
  expect(await refusal(at.boss.customers.saveTags({ email, tags }))).toContain(
    'Use 10 tags at most.',
  )
  expect(await at.actions()).toEqual(['admin.promote', 'customer.addNote', 'customer.tag'])
})

test('a blocked customer is asked to call, as a guest and signed in; the office still books for them', async () => {
  const { caller } = await customer(at.server, 'member@example.com')
  await at.boss.customers.block({ email: 'Member@example.com', reason: 'Three no-shows.' })
  const asked = 'FORBIDDEN: We cannot take this booking online. Please call us: (555) 014-0123.'
  const member = { ...contact, email: 'member@example.com' }
  expect(await refusal(caller.booking.create(orderFor('hvac')))).toBe(asked)
  expect(await refusal(at.booked({ contact: member }))).toBe(asked)
  expect(await at.server.database.read.selectFrom('bookings').select('id').execute()).toEqual([])
  const { caller: office } = await admin(at.server, 'office@example.com')
  expect(await outcome(office.booking.create(orderFor('hvac', { contact: member })))).toBe('done')
  expect((await at.boss.customers.list({ search: 'member' })).rows).toMatchObject([
    { isBlocked: true },
  ])
  await at.boss.customers.unblock({ email: 'member@example.com' })
  expect(await outcome(caller.booking.create(orderFor('plumbing')))).toBe('done')
})

test('a guest’s address is merged into a customer and separated again; a guest gets no account', async () => {
  const { caller } = await customer(at.server, 'member@example.com')
  await caller.booking.create(
    orderFor('hvac', { contact: { ...contact, email: 'member@example.com' } }),
  )
  await at.booked({ contact: gwen })
  const { merge, separate, get, guests, block } = at.boss.customers
  const both = { email: 'member@example.com', other: 'Gwen@example.com' }
  expect(await refusal(merge({ ...both, other: 'nobody@example.com' }))).toBe(
    'BAD_REQUEST: No guest has booked with this email address.',
  )
  expect(await refusal(merge({ email: both.other, other: both.email }))).toBe(
    'BAD_REQUEST: They have an account. Open their page, and merge this guest there.',
  )
  expect(await outcome(merge({ email: both.other, other: both.other }))).toBe('BAD_REQUEST')
  await merge(both)
  expect((await guests({})).rows).toEqual([])
  const page = await get({ email: both.email })
  expect(page.emails).toEqual(['member@example.com', 'gwen@example.com'])
  expect(page.totals.bookings).toBe(2)
  expect((await get({ email: both.other })).mergedInto).toBe('member@example.com')
  // Nothing changes for the customer.
  expect((await caller.dashboard.bookings({})).bookings).toHaveLength(1)
  await block({ email: both.email, reason: 'Does not pay.' })
  expect(await outcome(at.booked({ contact: gwen, time: '14:00' }))).toBe('FORBIDDEN')
  await separate({ email: both.other })
  expect((await guests({})).rows).toHaveLength(1)
  expect((await get({ email: both.email })).totals.bookings).toBe(1)
})

test('a block holds for every spelling of the mailbox', async () => {
  await at.booked({ contact: { ...contact, email: 'jane.doe@gmail.com' } })
  await at.boss.customers.block({ email: 'jane.doe@gmail.com', reason: 'Three no-shows.' })
  for (const email of ['JaneDoe@gmail.com', 'jane.doe+2@gmail.com']) {
    const again = at.booked({ contact: { ...contact, email }, time: '12:00' })
    expect(await outcome(again)).toBe('FORBIDDEN')
  }
})

test('a merged guest’s block and tags come along; an account of their own ends the merge', async () => {
  const ada = { email: 'ada@example.com', other: gwen.email.toLowerCase() }
  await at.booked()
  await at.booked({ contact: gwen, time: '12:00' })
  await at.boss.customers.block({ email: ada.other, reason: 'Does not pay.' })
  await at.boss.customers.saveTags({ email: ada.other, tags: ['late payer'] })
  await at.boss.customers.merge(ada)
  expect(await at.boss.customers.get({ email: ada.email })).toMatchObject({
    blockedReason: 'Does not pay.',
    tags: ['late payer'],
  })
  expect(await outcome(at.booked({ time: '14:00' }))).toBe('FORBIDDEN')
  expect(await outcome(at.booked({ contact: gwen, time: '14:00' }))).toBe('FORBIDDEN')
  await at.boss.customers.unblock({ email: ada.email })
  expect(await outcome(at.booked({ contact: gwen, time: '14:00' }))).toBe('done')
  await customer(at.server, ada.other)
  expect((await at.boss.customers.get({ email: ada.email })).emails).toEqual([ada.email])
})

test('two accounts of one person are one customer in every list, each keeps its own dashboard, and a block holds for both', async () => {
  const book = async (email: string, serviceId: string) => {
    const { caller } = await customer(at.server, email)
    const order = orderFor(serviceId, { contact: { ...contact, email } })
    const { bookings } = await caller.booking.create(order)
    return { caller, amount: bookings[0]?.quoteAmount ?? 0 }
  }
  const main = await book('home@example.com', 'hvac')
  const second = await book('work@example.com', 'plumbing')
  const { merge, separate, get, list, block } = at.boss.customers
  const value = main.amount + second.amount
  await merge({ email: 'home@example.com', other: 'Work@example.com' })
  const known = await get({ email: 'home@example.com' })
  expect(known).toMatchObject({ totals: { bookings: 2, value } })
  expect(known.bookings).toHaveLength(2)
  const listed = await list({})
  expect(listed.rows.map(({ accountEmail, ...row }) => [accountEmail, row.value])).toEqual(
    expect.arrayContaining([['home@example.com', value]]),
  )
  expect(listed.rows.map(({ accountEmail }) => accountEmail)).not.toContain('work@example.com')
  expect([listed.total, listed.registered]).toEqual([listed.rows.length, listed.rows.length])
  expect((await get({ email: 'work@example.com' })).mergedInto).toBe('home@example.com')
  for (const { caller } of [main, second]) {
    expect((await caller.dashboard.bookings({})).bookings).toHaveLength(1)
  }
  await block({ email: 'home@example.com', reason: 'Does not pay.' })
  const again = orderFor('roofing', { contact: { ...contact, email: 'new@example.com' } })
  expect(await outcome(second.caller.booking.create(again))).toBe('FORBIDDEN')
  await separate({ email: 'work@example.com' })
  expect((await list({})).rows).toHaveLength(listed.rows.length + 1)
})

test('a new password ends neither the merge of an account nor its block', async () => {
  const { caller } = await customer(at.server, 'work@example.com')
  await customer(at.server, 'home@example.com')
  await at.boss.customers.block({ email: 'work@example.com', reason: 'Does not pay.' })
  await at.boss.customers.merge({ email: 'home@example.com', other: 'work@example.com' })
  await at.server.guest.auth.requestPasswordReset({ email: 'work@example.com' })
  const token = await mailedToken(at.server, 'work@example.com', 'resetPassword')
  await at.server.guest.auth.resetPassword({ token, password: 'another long walk' })
  expect((await at.boss.customers.get({ email: 'home@example.com' })).emails).toHaveLength(2)
  expect(await outcome(caller.booking.create(orderFor('hvac')))).not.toBe('done')
  const { caller: again } = await signIn(at.server, 'work@example.com', 'another long walk')
  expect(await outcome(again.booking.create(orderFor('hvac')))).toBe('FORBIDDEN')
})

test('somebody who signed up with a guest’s address and never verified it changes nothing about the guest', async () => {
  await at.booked()
  await at.booked({ contact: gwen, time: '12:00' })
  await at.server.guest.auth.signUp({ email: gwen.email, password })
  const { merge, get, list, guests } = at.boss.customers
  expect(await outcome(merge({ email: 'ada@example.com', other: gwen.email }))).toBe('done')
  expect((await guests({})).rows).toHaveLength(1)
  const { rows, total, registered } = await list({})
  expect([total, registered]).toEqual([rows.length, rows.length])
  await customer(at.server, 'member@example.com')
  const into = { email: 'ada@example.com', other: 'member@example.com' }
  expect(await outcome(merge(into))).toBe('BAD_REQUEST')
  expect((await get({ email: 'member@example.com' })).mergedInto).toBeNull()
})

test('an address that is merged into one customer cannot be merged into another', async () => {
  await at.booked()
  await at.booked({ contact: gwen, time: '12:00' })
  await at.booked({ contact: { ...gwen, email: 'third@example.com' }, time: '14:00' })
  await at.boss.customers.merge({ email: 'ada@example.com', other: gwen.email })
  const taken = at.boss.customers.merge({ email: 'third@example.com', other: gwen.email })
  expect(await refusal(taken)).toBe(
    'BAD_REQUEST: They are merged into another customer. Separate them there first.',
  )
})

test('two administrators merge two guests into each other: one does', async () => {
  await at.booked()
  await at.booked({ contact: gwen, time: '12:00' })
  const emails = ['ada@example.com', gwen.email.toLowerCase()] as const
  const merges = [emails, emails.toReversed()].map(([email = '', other = '']) =>
    outcome(at.boss.customers.merge({ email, other })),
  )
  expect((await Promise.all(merges)).toSorted()).toEqual(['BAD_REQUEST', 'done'])
})
