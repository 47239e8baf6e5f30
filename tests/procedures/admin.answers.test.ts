import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, customer } from '../support/accounts.ts'
import { guestBooks } from '../support/guest-books.ts'
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

const booked = (more: Record<string, unknown> = {}) => guestBooks(server, 'plumbing', more)

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
