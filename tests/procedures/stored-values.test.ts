import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { genericErrorMessage } from '../../src-server/errors.ts'
import { admin } from '../support/accounts.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const sessionId = 'a-conversation-00001'
const setKnown = (known: unknown) =>
  server.database.write
    .updateTable('chat_conversations')
    .set({ known: JSON.stringify(known) })
    .execute()

test('a damaged stored value is an error of the server, not of the caller’s input', async () => {
  const { id, token } = await bookAsGuest(server, 'plumbing')
  await server.database.write
    .updateTable('bookings')
    .set({ service_details: '["not", "answers"]' })
    .execute()
  const app = await createApp(server.deps)
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/trpc/booking.details',
    payload: { id, token },
  })
  await app.close()
  expect(statusCode).toBe(500)
  expect(JSON.parse(body)).toMatchObject({ error: { message: genericErrorMessage } })
  expect(body).not.toContain('fields')
})

test('answers to an earlier version of a form are shown as they were given', async () => {
  const { id, token } = await bookAsGuest(server, 'plumbing')
  const answers = { problemDescription: 'It drips.', urgencyLevel: 'soon', formerField: true }
  await server.database.write
    .updateTable('bookings')
    .set({ service_details: JSON.stringify(answers) })
    .execute()
  const details = await server.guest.booking.details({ id, token })
  expect(details.answers).toEqual(answers)
  expect(details.feeNow).toBeGreaterThanOrEqual(0)
})

test('a conversation goes on from what an earlier version stored of it', async () => {
  await server.guest.chat.send({ sessionId, message: 'my sink leaks' })
  await setKnown({})
  expect((await server.guest.chat.send({ sessionId, message: 'hello' })).phase).toBe('discovery')
  const { caller } = await admin(server)
  await setKnown({})
  const [lead] = (await caller.admin.leads.list({})).rows
  expect((await caller.admin.leads.get({ id: lead?.id ?? '' })).booking).toBeUndefined()
})

test('a service that the catalogue no longer has is dropped from a conversation', async () => {
  await server.guest.chat.send({ sessionId, message: 'my sink leaks' })
  await setKnown({ needs: ['plumbing', 'butler'], offered: ['butler'] })
  const { caller } = await admin(server)
  const [lead] = (await caller.admin.leads.list({})).rows
  expect(await caller.admin.leads.get({ id: lead?.id ?? '' })).toMatchObject({
    booking: { serviceIds: ['plumbing'] },
  })
})
