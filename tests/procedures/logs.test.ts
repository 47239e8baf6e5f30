import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { grantAdmin } from '../../src-server/admin/grant-admin.ts'
import { createApp } from '../../src-server/app.ts'
import { createLog } from '../../src-server/log.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { mailedToken } from '../support/accounts.ts'
import { monday } from '../support/database/template.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('200 canaries through every flow, errors included: none in the logs', async () => {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) })
  // A mail server that hangs up, so that sending fails too.
  const smtp = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(smtp, 'listening')
  closing.push(() => smtp.close())
  const server = await testServer(
    {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
      RATE_LIMIT: 'off',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'canary-google-secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
    monday,
    log,
  )
  closing.push(() => server.close())
  const app = await createApp(server.deps)
  closing.push(() => app.close())

  const canaries: string[] = ['canary-google-secret']
  const canary = (what: string) => {
    const text = `canary${canaries.length}${what}`
    canaries.push(text)
    return text
  }
  let cookie = ''
  const call = async (procedure: string, input: unknown) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/trpc/${procedure}`,
      headers: { 'content-type': 'application/json', cookie, 'user-agent': canary('Agent') },
      payload: JSON.stringify(input),
    })
    const set = [reply.headers['set-cookie'] ?? []].flat()
    if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ')
    for (const one of set) canaries.push(/=([^;]{20,})/.exec(one)?.[1] ?? canary('none'))
    return reply
  }
  const contact = () => ({
    fullName: canary('Name'),
    email: `${canary('mail')}@example.com`,
    phone: canary('555'),
    address: canary('Street'),
    specialInstructions: canary('Instructions'),
  })
  const details = () => ({ problemDescription: canary('Problem'), urgencyLevel: 'normal' })

  for (let round = 0; round < 5; round += 1) {
    const email = `${canary('user')}@example.com`
    const password = canary('password')
    await call('auth.signUp', { email, password, redirect: `/${canary('redirect')}` })
    const token = await mailedToken(server, email)
    canaries.push(token)
    await call('auth.signIn', { email, password })
    await call('auth.verifyEmail', { token: canary('token'), password })
    await call('auth.verifyEmail', { token, password: canary('wrong') })
    await call('auth.verifyEmail', { token, password })
    await call('auth.signIn', { email, password: canary('wrong') })
    await call('auth.signIn', { email, password })
    await call('auth.requestPasswordReset', { email: `${canary('other')}@example.com` })
    await call('auth.requestPasswordReset', { email })
    await call('auth.resetPassword', { token: canary('token'), password: canary('password') })
    await call('auth.changePassword', { current: canary('wrong'), password: canary('new') })
    await call('auth.startGoogle', { redirect: `/${canary('redirect')}` })
    await app.inject({
      url: `/auth/google/callback?code=${canary('code')}&state=${canary('state')}`,
    })
    await app.inject({
      url: `/manage/x?token=${canary('query')}`,
      headers: { referer: canary('ref') },
    })
    await call('dashboard.saveProfile', {
      ...contact(),
      city: canary('City'),
      zipCode: canary('12203'),
    })
    canaries.push(`(555) 010-77${10 + round}`, `9870${round}`)
    const [zipCode, phone] = canaries.slice(-2).toReversed()
    const profile = { ...contact(), phone, city: canary('City'), zipCode }
    expect((await call('dashboard.saveProfile', profile)).statusCode).toBe(200)
    const sessionId = canary('session-0123456789')
    const message = `the sink leaks. my name is ${canary('Name')}, ${canary('mail')}@example.com`
    expect((await call('chat.send', { sessionId, message })).statusCode).toBe(200)
    await call('chat.send', { sessionId: canary('x'), message: canary('short') })
    const services = [{ serviceId: 'plumbing', details: details() }]
    const order = orderFor('plumbing', {
      services,
      contact: contact(),
      date: `2026-12-0${round + 1}`,
      time: '12:00',
      idempotencyKey: canary('key'),
    })
    const booked = await call('booking.create', order)
    const { token: secret, bookings } = booked.json().result.data
    canaries.push(secret)
    await call('booking.create', { ...order, contact: { ...contact(), email: canary('no mail') } })
    const id = bookings[0].id
    await call('booking.details', { id, token: canary('token') })
    await call('booking.review', { id, token: secret, rating: 5, text: canary('Review') })
    await call('booking.cancel', { id, token: secret, fee: 1 })
    await call('contact.sendHelp', {
      firstName: canary('First'),
      lastName: canary('Last'),
      email: `${canary('letter')}@example.com`,
      topic: 'Other',
      message: canary('Letter'),
    })
    await grantAdmin(server.database.write, email)
    expect((await call('admin.bookings.addNote', { id, content: canary('Note') })).statusCode).toBe(
      200,
    )
    expect((await call('admin.bookings.list', { search: canary('Search') })).statusCode).toBe(200)
    await call('admin.bookings.list', { after: canary('Place') })
    await call('admin.settings.promote', {
      email: `${canary('who')}@example.com`,
      password: canary('wrong'),
    })
    await call('admin.bookings.cancel', { id, from: 'confirmed', reason: canary('Reason') })
    await app.inject({
      url: `/admin/export/bookings.csv?search=${canary('Export')}`,
      headers: { cookie },
    })
    // An unexpected error: the table is missing.
    await sql`alter table bookings rename to bookings_away`.execute(server.database.write)
    expect(
      (await call('booking.create', orderFor('hvac', { contact: contact() }))).statusCode,
    ).toBe(500)
    await sql`alter table bookings_away rename to bookings`.execute(server.database.write)
    await sendNext(server.deps)
  }
  expect(canaries.length).toBeGreaterThan(200)
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => line.includes('sign-in failed'))).toHaveLength(5)
  expect(lines.find((line) => line.includes('sign-in failed'))).toContain('"address":"127.0.0.1"')
  // The logger's own figures may hold any five digits, such as those of a zip code.
  const printed = lines
    .map((line) =>
      line.replaceAll(/"(time|responseTime|reqId|requestId|pid)":("[^"]*"|[\d.]+)/g, ''),
    )
    .join('\n')
    .toLowerCase()
  expect(canaries.filter((one) => printed.includes(one.toLowerCase()))).toEqual([])
})
