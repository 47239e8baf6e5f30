import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, customer, password } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

type Boss = Awaited<ReturnType<typeof admin>>['caller']['admin']
let server: Awaited<ReturnType<typeof testServer>>
let boss: Boss
beforeEach(async () => {
  server = await testServer()
  boss = (await admin(server)).caller.admin
})
afterEach(() => server.close())

async function booked(more: Record<string, unknown> = {}) {
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing', more))
  return { id: bookings[0]?.id ?? '', token }
}

const actions = async () => (await boss.actions({})).rows.map(({ action }) => action).toSorted()

test('the whole record: answers, history with who and when, other bookings, mails, notes', async () => {
  const first = await booked()
  const { id } = await booked({ time: '12:00' })
  await boss.advanceBooking({ id, from: 'pending' })
  await boss.addNote({ id, content: 'Ring twice.' })
  const record = await boss.booking({ id })
  expect(record).toMatchObject({
    status: 'confirmed',
    answers: { problemDescription: expect.any(String) as string },
    contact: { fullName: 'Ada Byron', specialInstructions: null },
    paymentStatus: 'pending',
    userId: null,
    mayCancel: true,
    history: [{ kind: 'confirmed', actor: 'admin', by: 'boss@example.com' }],
    others: [{ id: first.id, serviceTitle: 'Plumbing', status: 'pending' }],
    notes: [{ content: 'Ring twice.', by: 'boss@example.com' }],
  })
  expect(record.messages.map(({ kind }) => kind)).toEqual(['bookingReceived', 'bookingConfirmed'])
  expect(await actions()).toEqual([
    'advanced a booking',
    'made an admin',
    'noted something on a booking',
  ])
  expect(await outcome(boss.booking({ id: 'x' }))).toBe('NOT_FOUND')
  expect(await outcome(boss.addNote({ id: 'x', content: 'Hello' }))).toBe('NOT_FOUND')
  expect(await refusal(boss.addNote({ id, content: ' ' }))).toContain('Write the note.')
})

test('no customer reads the notes', async () => {
  const { id, token } = await booked()
  await boss.addNote({ id, content: 'A difficult person.' })
  const seen = [
    await server.guest.booking.details({ id, token }),
    await server.guest.booking.receipt({ id, token }),
  ]
  expect(JSON.stringify(seen)).not.toContain('difficult')
})

test('cancelling for the business: free, with a reason that the customer reads', async () => {
  const { id, token } = await booked({ date: '2026-11-24', time: '08:00' })
  expect(await outcome(boss.cancelBooking({ id, from: 'confirmed', reason: 'Ill' }))).toBe(
    'CONFLICT',
  )
  expect(await refusal(boss.cancelBooking({ id, from: 'pending', reason: ' ' }))).toContain(
    'Write why; the customer reads it.',
  )
  await boss.cancelBooking({ id, from: 'pending', reason: 'Our plumber is ill.' })
  const details = await server.guest.booking.details({ id, token })
  expect(details).toMatchObject({ status: 'cancelled', cancellationFee: 0 })
  expect(details.history).toMatchObject([{ kind: 'cancelled', actor: 'admin' }])
  const { facts } = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect(facts).toContain('Our plumber is ill.')
  const { status, reason } = await server.database.read
    .selectFrom('outbox')
    .select(['status', 'reason'])
    .where('kind', '=', 'bookingCancelled')
    .executeTakeFirstOrThrow()
  expect({ status, reason }).toEqual({ status: 'queued', reason: 'the customer must know' })
  expect(details.history[0]?.facts.reason).toBe('Our plumber is ill.')
  // The time is free again.
  await booked({ date: '2026-11-24', time: '08:00' })
  expect(await outcome(boss.cancelBooking({ id, from: 'cancelled', reason: 'x' }))).toBe('CONFLICT')
})

const times = async (serviceId = 'plumbing') =>
  (await server.guest.booking.openSlots({ serviceIds: [serviceId] })).map(
    ({ date, startTime }) => `${date} ${startTime}`,
  )

test('what is closed cannot be booked, what is opened can; what is booked stays', async () => {
  const { id } = await booked({ date: '2026-12-01' })
  expect(await boss.changeTimes({ action: 'close', date: '2026-12-01' })).toEqual({
    changed: 32 * 5 - 1,
  })
  expect((await times()).some((time) => time.startsWith('2026-12-01'))).toBe(false)
  expect(
    await outcome(
      server.guest.booking.create(orderFor('hvac', { date: '2026-12-01', time: '12:00' })),
    ),
  ).toBe('CONFLICT')
  expect((await boss.booking({ id })).status).toBe('pending')
  await boss.changeTimes({
    action: 'open',
    date: '2026-12-01',
    time: '12:00',
    serviceId: 'plumbing',
  })
  expect((await times()).filter((time) => time.startsWith('2026-12-01'))).toEqual([
    '2026-12-01 12:00',
  ])
  const week = await boss.week({ from: '2026-11-29' })
  const day = week.find(({ date }) => date === '2026-12-01')
  expect(day?.times.find(({ time }) => time === '10:00')).toEqual({
    time: '10:00',
    visits: 1,
    free: 0,
    closed: 31,
  })
  expect(await boss.time({ date: '2026-12-01', time: '10:00' })).toMatchObject({
    visits: [{ id, serviceTitle: 'Plumbing', customerName: 'Ada Byron' }],
  })
})

test('another seat: as many bookings as seats, and not one more among 20 at once', async () => {
  await boss.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  await boss.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  expect((await times()).filter((time) => time === '2026-12-01 10:00')).toHaveLength(1)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcome(booked({ date: '2026-12-01' }))),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(3)
  expect(outcomes.filter((one) => one === 'CONFLICT')).toHaveLength(17)
  expect(await times()).not.toContain('2026-12-01 10:00')
})

test('a time that was not offered can be opened; one that has begun or lies too far cannot', async () => {
  await boss.addSeat({ serviceId: 'plumbing', date: '2026-11-29', time: '18:00' })
  expect(await times()).toContain('2026-11-29 18:00')
  await booked({ date: '2026-11-29', time: '18:00' })
  for (const [date, time] of [
    ['2026-11-23', '08:00'],
    ['2027-03-01', '10:00'],
    ['2026-12-01', '22:00'],
    ['2026-12-01', '10:30'],
  ] as const) {
    expect(await outcome(boss.addSeat({ serviceId: 'hvac', date, time }))).toBe('BAD_REQUEST')
  }
})

test('a combined order wants a free seat of every service, however many one of them has', async () => {
  await boss.addSeat({ serviceId: 'plumbing', date: '2026-12-01', time: '10:00' })
  await boss.changeTimes({ action: 'close', date: '2026-12-01', serviceId: 'electrical' })
  const both = await server.guest.booking.openSlots({ serviceIds: ['plumbing', 'electrical'] })
  expect(both.some(({ date }) => date === '2026-12-01')).toBe(false)
})

test('a holiday: nothing is offered, whatever is given back, added or opened meanwhile', async () => {
  const date = '2026-12-24'
  const { id } = await booked({ date })
  await boss.changeTimes({ action: 'close', date, time: '12:00', serviceId: 'plumbing' })
  await boss.addHoliday({ date, name: 'Christmas Eve' })
  expect(await boss.holidays()).toEqual([{ date, name: 'Christmas Eve' }])
  await boss.cancelBooking({ id, from: 'pending', reason: 'A holiday' })
  await boss.changeTimes({ action: 'open', date, time: '14:00' })
  const offered = async () => (await times()).filter((time) => time.startsWith(date))
  expect(await offered()).toEqual([])
  expect(await outcome(booked({ date, time: '14:00' }))).toBe('CONFLICT')
  expect(await outcome(boss.addSeat({ serviceId: 'hvac', date, time: '10:00' }))).toBe(
    'BAD_REQUEST',
  )
  const day = (await boss.week({ from: '2026-12-20' })).find((one) => one.date === date)
  expect(day?.holiday).toBe('Christmas Eve')
  expect(day?.times.every(({ free }) => free === 0)).toBe(true)
  await boss.removeHoliday({ date })
  // What was closed by hand stays closed.
  expect(await offered()).toEqual(['08:00', '10:00', '14:00', '16:00'].map((at) => `${date} ${at}`))
  expect(await outcome(boss.removeHoliday({ date }))).toBe('NOT_FOUND')
})

test('a seat that was booked when its time was closed is not offered when it is given back', async () => {
  const { id } = await booked({ date: '2026-12-01' })
  await boss.changeTimes({ action: 'close', date: '2026-12-01' })
  await boss.cancelBooking({ id, from: 'pending', reason: 'Closed' })
  expect((await times()).some((time) => time.startsWith('2026-12-01'))).toBe(false)
})

test('closing and booking at once: nothing is booked on what was closed first, nobody waits in a circle', async () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03']
  const outcomes = await Promise.all(
    days.flatMap((date) => [
      outcome(boss.changeTimes({ action: 'close', date })),
      ...['10:00', '12:00'].map((time) =>
        outcome(
          server.guest.booking.create({
            ...orderFor('house-cleaning', { date, time }),
            services: [
              ...orderFor('house-cleaning').services,
              ...orderFor('carpet-cleaning').services,
            ],
          }),
        ),
      ),
    ]),
  )
  expect(outcomes.filter((one) => one !== 'done' && one !== 'CONFLICT')).toEqual([])
})

test('promotion: the specified words; never by what a customer wrote into the profile (decision 28)', async () => {
  const { caller } = await customer(server, 'eve@example.com')
  await caller.dashboard.saveProfile({ email: 'carol@example.com' })
  const promote = (email: string, secret = password) =>
    refusal(boss.promote({ email, password: secret }))
  expect(await promote(' ')).toContain('Please enter a user email')
  expect(await promote('carol@example.com')).toBe('BAD_REQUEST: User not found with that email')
  expect(await promote('eve@example.com', 'wrong')).toBe('BAD_REQUEST: This is not your password.')
  await server.guest.auth.signUp({ email: 'unverified@example.com', password })
  expect(await promote('unverified@example.com')).toContain('User not found with that email')
  expect(await outcome(caller.admin.overview())).toBe('FORBIDDEN')
  expect(await boss.promote({ email: 'Eve@Example.com', password })).toEqual({ promoted: true })
  expect(await boss.promote({ email: 'eve@example.com', password })).toEqual({ promoted: false })
  expect((await boss.admins()).map(({ email }) => email)).toEqual([
    'boss@example.com',
    'eve@example.com',
  ])
  expect((await actions()).filter((action) => action === 'made an admin')).toHaveLength(2)
})

test('demotion counts from the next call on; the last admin stays', async () => {
  const { caller: eve } = await admin(server, 'eve@example.com')
  expect(await refusal(boss.demote({ email: 'eve@example.com', password: 'wrong' }))).toBe(
    'BAD_REQUEST: This is not your password.',
  )
  expect(await outcome(boss.demote({ email: 'nobody@example.com', password }))).toBe('NOT_FOUND')
  const outcomes = await Promise.all([
    outcome(boss.demote({ email: 'eve@example.com', password })),
    outcome(eve.admin.demote({ email: 'boss@example.com', password })),
  ])
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(['CONFLICT', 'FORBIDDEN']).toContain(outcomes.find((one) => one !== 'done'))
  const left = await server.database.read
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .execute()
  expect(left).toHaveLength(1)
})

test('who was demoted a moment ago does nothing more, and is signed out', async () => {
  const { caller: eve } = await admin(server, 'eve@example.com')
  await boss.demote({ email: 'eve@example.com', password })
  // These calls began while she was an administrator.
  expect(await outcome(eve.admin.promote({ email: 'eve@example.com', password }))).toBe('FORBIDDEN')
  await customer(server, 'friend@example.com')
  expect(await outcome(eve.admin.promote({ email: 'friend@example.com', password }))).toBe(
    'FORBIDDEN',
  )
  const { id } = await booked()
  expect(await outcome(eve.admin.advanceBooking({ id, from: 'pending' }))).toBe('FORBIDDEN')
  expect((await boss.booking({ id })).status).toBe('pending')
  const sessions = await server.database.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select('sessions.id')
    .where('email', '=', 'eve@example.com')
    .execute()
  expect(sessions).toEqual([])
})

test('what an administrator does with a customer’s booking elsewhere is written down too', async () => {
  const { caller } = await admin(server, 'second@example.com')
  const { id } = await booked()
  await caller.booking.reschedule({ id, date: '2026-12-08', time: '10:00' })
  await caller.booking.cancel({ id, fee: 0 })
  expect(await actions()).toEqual(
    expect.arrayContaining(['moved a booking', 'cancelled a booking']),
  )
})

test('reviews: hidden with a reason, shown again, answered in public', async () => {
  const { id, token } = await booked()
  for (const from of ['pending', 'confirmed', 'in_progress'] as const) {
    await boss.advanceBooking({ id, from })
  }
  await server.guest.booking.review({ id, token, rating: 1, text: 'Bad words' })
  const [review] = (await boss.reviews({ rating: 1 })).rows
  const of = { id: review?.id ?? '' }
  expect(await refusal(boss.hideReview({ ...of, reason: '' }))).toContain('Write why it is hidden.')
  await boss.hideReview({ ...of, reason: 'Insults' })
  await boss.replyToReview({ ...of, reply: 'We are sorry.' })
  expect((await boss.reviews({})).rows).toMatchObject([
    {
      serviceId: 'plumbing',
      rating: 1,
      text: 'Bad words',
      bookingId: id,
      hiddenReason: 'Insults',
      reply: 'We are sorry.',
    },
  ])
  await boss.showReview(of)
  expect(await outcome(boss.replyToReview({ ...of, reply: 'Mine' }))).toBe('CONFLICT')
  await boss.replyToReview({ ...of, reply: ' ', seen: 'We are sorry.' })
  expect((await boss.reviews({})).rows).toMatchObject([{ hiddenAt: null, reply: null }])
  expect(await boss.reviewCounts()).toEqual([{ rating: 1, reviews: 1 }])
  expect((await boss.reviews({ rating: 5 })).rows).toEqual([])
  expect(await outcome(boss.hideReview({ id: 'x', reason: 'y' }))).toBe('NOT_FOUND')
})

test('a lead: transcript, points, follow-up, and a booking from it for its customer', async () => {
  const sessionId = 'a-conversation-00001'
  await server.guest.chat.send({
    sessionId,
    message: 'my sink leaks, im Ada Byron, ada@example.com, 12203',
  })
  const [row] = (await boss.leads({})).rows
  expect(row).toMatchObject({ name: 'Ada Byron', serviceCount: 1, status: 'new', isBooked: false })
  const id = row?.id ?? ''
  const lead = await boss.lead({ id })
  expect(lead.messages.map(({ type }) => type)).toEqual(['user', 'bot'])
  expect(lead.points.reduce((sum, { points }) => sum + points, 0)).toBe(lead.score)
  expect(lead.booking).toMatchObject({ serviceIds: ['plumbing'] })
  expect(
    await refusal(
      boss.updateLead({
        id,
        status: 'contacted',
        owner: 'stranger@example.com',
        seen: { status: 'new' },
      }),
    ),
  ).toBe('BAD_REQUEST: Choose an administrator.')
  await boss.updateLead({
    id,
    status: 'contacted',
    owner: 'boss@example.com',
    note: 'Call back.',
    seen: { status: 'new' },
  })
  expect(await boss.lead({ id })).toMatchObject({
    status: 'contacted',
    owner: 'boss@example.com',
    note: 'Call back.',
  })
  // Who has not seen this overwrites nothing.
  expect(
    await refusal(boss.updateLead({ id, status: 'lost', seen: { status: 'new', note: '' } })),
  ).toContain('CONFLICT: Someone else has changed this follow-up.')
  expect((await boss.leads({ status: 'new' })).rows).toEqual([])
  expect((await boss.leads({ minScore: lead.score })).rows).toHaveLength(1)
  expect((await boss.leads({ minScore: lead.score + 1, by: 'score' })).rows).toEqual([])

  await customer(server, 'ada@example.com')
  const { caller } = await admin(server, 'second@example.com')
  const { bookings } = await caller.booking.create(orderFor('plumbing', { conversationId: id }))
  const record = await boss.booking({ id: bookings[0]?.id ?? '' })
  const { rows } = await boss.customers({ search: 'ada@example.com' })
  expect(record).toMatchObject({ conversationId: id, userId: rows[0]?.userId })
  expect((await boss.leads({})).rows).toMatchObject([{ isBooked: true }])
  expect((await boss.lead({ id })).bookings).toHaveLength(1)
})

test('a conversation’s id links nothing for who is no admin', async () => {
  await server.guest.chat.send({ sessionId: 'a-conversation-00002', message: 'my sink leaks' })
  const [lead] = (await boss.leads({})).rows
  const { id } = await booked({ conversationId: lead?.id })
  expect((await boss.booking({ id })).conversationId).toBeNull()
})

test('messages of the forms: stored, unanswered first, answered with who and when', async () => {
  const letter = { firstName: 'Ada', lastName: 'Byron', email: contact.email, message: 'Hello?' }
  await server.guest.contact.sendHelp({ ...letter, topic: 'Booking Issue' })
  await server.guest.contact.sendContact({ ...letter, subject: 'Hi', phone: '' })
  expect(
    await refusal(server.guest.contact.sendHelp({ ...letter, topic: 'x' as never })),
  ).toContain('Choose a topic.')
  const { rows } = await boss.messages({})
  expect(rows).toHaveLength(2)
  const id = rows.find(({ form }) => form === 'help')?.id ?? ''
  await boss.answerMessage({ id, answered: true })
  expect((await boss.messages({})).rows).toMatchObject([{ form: 'contact', subject: 'Hi' }])
  const all = await boss.messages({ show: 'all' })
  expect(all.rows.find((one) => one.id === id)).toMatchObject({
    subject: 'Booking Issue',
    answeredBy: 'boss@example.com',
  })
  await boss.answerMessage({ id, answered: false })
  expect((await boss.overview()).waiting.unanswered).toBe(2)
  expect(await outcome(boss.answerMessage({ id: 'x', answered: true }))).toBe('NOT_FOUND')
})

test('mail that failed is sent again; what was sent is not', async () => {
  await booked()
  const { write } = server.database
  await write.updateTable('outbox').set({ status: 'failed', last_error: 'EENVELOPE' }).execute()
  const { rows } = await boss.mail({ show: 'undelivered' })
  const id = rows.find(({ kind }) => kind === 'bookingReceived')?.id ?? ''
  expect(await boss.sendAgain({ id })).toEqual({ status: 'queued' })
  expect((await boss.mail({ show: 'queued' })).rows).toMatchObject([{ id, attempts: 0 }])
  await write.updateTable('outbox').set({ status: 'sent' }).execute()
  expect(await outcome(boss.sendAgain({ id }))).toBe('CONFLICT')
  expect(JSON.stringify(rows)).not.toMatch(/facts|token/)
})

test('system information: the version, the newest migration, today in the business zone', async () => {
  server.clock.set('2026-11-24T03:00:00Z')
  expect(await boss.system()).toEqual({
    version: '1.0.0',
    migration: '0005-totals',
    today: '2026-11-23',
  })
})
