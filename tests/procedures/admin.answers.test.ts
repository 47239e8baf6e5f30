import { expect, test } from 'vitest'
import { admin, customer } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('a review is hidden with a reason, shown again, and answered in public', async () => {
  const { id, token } = await at.booked()
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    await at.boss.bookings.updateStatus({ id, to })
  }
  await at.server.guest.booking.review({ id, token, rating: 1, text: 'Bad words' })
  const [review] = (await at.boss.reviews.list({ rating: 1 })).rows
  const of = { id: review?.id ?? '' }
  expect(await refusal(at.boss.reviews.hide({ ...of, reason: '' }))).toContain(
    'Enter a reason for hiding it.',
  )
  await at.boss.reviews.hide({ ...of, reason: 'Insults' })
  await at.boss.reviews.reply({ ...of, reply: 'We are sorry.' })
  expect((await at.boss.reviews.list({})).rows).toMatchObject([
    {
      serviceId: 'plumbing',
      rating: 1,
      text: 'Bad words',
      bookingId: id,
      hiddenReason: 'Insults',
      reply: 'We are sorry.',
    },
  ])
  await at.boss.reviews.show(of)
  expect(await outcome(at.boss.reviews.reply({ ...of, reply: 'Mine' }))).toBe('CONFLICT')
  await at.boss.reviews.reply({ ...of, reply: ' ', seen: 'We are sorry.' })
  expect((await at.boss.reviews.list({})).rows).toMatchObject([{ hiddenAt: null, reply: null }])
  expect(await at.boss.reviews.counts()).toEqual([{ rating: 1, reviews: 1 }])
  expect((await at.boss.reviews.list({ rating: 5 })).rows).toEqual([])
  expect(await outcome(at.boss.reviews.hide({ id: 'x', reason: 'y' }))).toBe('NOT_FOUND')
})

test('a lead has its transcript, score points and follow-up, and can be booked for its customer', async () => {
  const sessionId = 'a-conversation-00001'
  await at.server.guest.chat.send({
    sessionId,
    message: 'my sink leaks, im Ada Byron, ada@example.com, 12203',
  })
  const [row] = (await at.boss.leads.list({})).rows
  expect(row).toMatchObject({ name: 'Ada Byron', serviceCount: 1, status: 'new', isBooked: false })
  const id = row?.id ?? ''
  const lead = await at.boss.leads.get({ id })
  expect(lead.messages.map(({ type }) => type)).toEqual(['user', 'bot'])
  expect(lead.points.reduce((sum, { points }) => sum + points, 0)).toBe(lead.score)
  expect(lead.booking).toMatchObject({ serviceIds: ['plumbing'] })
  expect(
    await refusal(
      at.boss.leads.update({
        id,
        status: 'contacted',
        owner: 'stranger@example.com',
        seen: { status: 'new' },
      }),
    ),
  ).toBe('BAD_REQUEST: Choose an administrator.')
  await at.boss.leads.update({
    id,
    status: 'contacted',
    owner: 'boss@example.com',
    note: 'Call back.',
    seen: { status: 'new' },
  })
  expect(await at.boss.leads.get({ id })).toMatchObject({
    status: 'contacted',
    owner: 'boss@example.com',
    note: 'Call back.',
  })
  // A colleague who has not seen this change overwrites nothing.
  expect(
    await refusal(at.boss.leads.update({ id, status: 'lost', seen: { status: 'new', note: '' } })),
  ).toContain('CONFLICT: Someone else has changed this follow-up.')
  expect((await at.boss.leads.list({ status: 'new' })).rows).toEqual([])
  expect((await at.boss.leads.list({ minScore: lead.score })).rows).toHaveLength(1)
  expect((await at.boss.leads.list({ minScore: lead.score + 1, by: 'score' })).rows).toEqual([])

  await customer(at.server, 'ada@example.com')
  const { caller } = await admin(at.server, 'second@example.com')
  const { bookings } = await caller.booking.create(orderFor('plumbing', { conversationId: id }))
  const record = await at.boss.bookings.get({ id: bookings[0]?.id ?? '' })
  const { rows } = await at.boss.customers.list({ search: 'ada@example.com' })
  expect(record).toMatchObject({ conversationId: id, userId: rows[0]?.userId })
  expect((await at.boss.leads.list({})).rows).toMatchObject([{ isBooked: true }])
  expect((await at.boss.leads.get({ id })).bookings).toHaveLength(1)
})

test('a conversation id links nothing if the caller is not an admin', async () => {
  await at.server.guest.chat.send({ sessionId: 'a-conversation-00002', message: 'my sink leaks' })
  const [lead] = (await at.boss.leads.list({})).rows
  const { id } = await at.booked({ conversationId: lead?.id })
  expect((await at.boss.bookings.get({ id })).conversationId).toBeNull()
})

test('messages from the forms are stored, listed unanswered first, and marked with who answered and when', async () => {
  const letter = { firstName: 'Ada', lastName: 'Byron', email: contact.email, message: 'Hello?' }
  await at.server.guest.contact.sendHelp({ ...letter, topic: 'Booking Issue' })
  await at.server.guest.contact.sendContact({ ...letter, subject: 'Hi', phone: '' })
  expect(
    await refusal(at.server.guest.contact.sendHelp({ ...letter, topic: 'x' as never })),
  ).toContain('Choose a topic.')
  const { rows } = await at.boss.messages.list({})
  expect(rows).toHaveLength(2)
  const id = rows.find(({ form }) => form === 'help')?.id ?? ''
  await at.boss.messages.setAnswered({ id, answered: true })
  expect((await at.boss.messages.list({})).rows).toMatchObject([{ form: 'contact', subject: 'Hi' }])
  const all = await at.boss.messages.list({ show: 'all' })
  expect(all.rows.find((one) => one.id === id)).toMatchObject({
    subject: 'Booking Issue',
    answeredBy: 'boss@example.com',
  })
  await at.boss.messages.setAnswered({ id, answered: false })
  expect((await at.boss.figures.overview()).waiting.unanswered).toBe(2)
  expect(await outcome(at.boss.messages.setAnswered({ id: 'x', answered: true }))).toBe('NOT_FOUND')
})

test('the office reads what an email says, without the links that open the booking', async () => {
  const { id, token } = await at.booked()
  const [mail] = (await at.boss.bookings.get({ id })).messages
  const { subject, text } = await at.boss.mail.get({ id: mail?.id ?? '' })
  expect(subject).toContain('Plumbing')
  expect(text).toContain(contact.address)
  expect(text).toContain('See your booking:\n(link)')
  expect(text).not.toMatch(/https?:|\*/)
  expect(text).not.toContain(token)
  expect(await outcome(at.boss.mail.get({ id: 'x' }))).toBe('NOT_FOUND')
})

test('a code for a phone is not shown, and what is deleted or unknown has no text', async () => {
  await at.booked()
  const { write } = at.server.database
  await write
    .updateTable('outbox')
    .set({ kind: 'phoneCode', channel: 'sms', facts: JSON.stringify({ codeId: 'one' }) })
    .execute()
  const [row] = (await at.boss.mail.list({})).rows
  const id = row?.id ?? ''
  expect(await at.boss.mail.get({ id })).toMatchObject({
    subject: null,
    text: expect.stringContaining('****** is your confirmation code'),
  })
  await write
    .updateTable('outbox')
    .set({ kind: 'later' as never })
    .execute()
  expect(await at.boss.mail.get({ id })).toMatchObject({ text: null })
  await write.updateTable('outbox').set({ kind: 'phoneCode', facts: '{}' }).execute()
  expect(await at.boss.mail.get({ id })).toMatchObject({ subject: null, text: null })
})

test('failed mail can be sent again; sent mail cannot', async () => {
  await at.booked()
  const { write } = at.server.database
  await write.updateTable('outbox').set({ status: 'failed', last_error: 'EENVELOPE' }).execute()
  const { rows } = await at.boss.mail.list({ show: 'undelivered' })
  const id = rows.find(({ kind }) => kind === 'bookingReceived')?.id ?? ''
  expect(await at.boss.mail.resend({ id })).toEqual({ status: 'queued' })
  expect((await at.boss.mail.list({ show: 'queued' })).rows).toMatchObject([{ id, attempts: 0 }])
  await write.updateTable('outbox').set({ status: 'sent' }).execute()
  expect(await outcome(at.boss.mail.resend({ id }))).toBe('CONFLICT')
  expect(JSON.stringify(rows)).not.toMatch(/facts|token/)
})
