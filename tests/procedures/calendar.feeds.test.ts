import type { Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { admin, customer, password } from '../support/accounts.ts'
import { calendarFilesOf, understood } from '../support/calendar.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { orderFor } from '../support/order.ts'
import { addProfessional } from '../support/professionals.ts'
import { testServer, tick } from '../support/server.ts'

let box: Awaited<ReturnType<typeof mailbox>>
let server: Awaited<ReturnType<typeof testServer>>
let app: Awaited<ReturnType<typeof createApp>>
beforeEach(async () => {
  box = await mailbox()
  server = await testServer({ SMTP_URL: `smtp://127.0.0.1:${box.port}` })
  app = await createApp(server.deps)
})
afterEach(async () => {
  await app.close()
  await box.close()
  await server.close()
})

const read = async (url: string | null, headers: Record<string, string> = {}) =>
  app.inject({ url: new URL(url ?? '').pathname, headers })

/** The visits at an address, by UID. */
async function visitsAt(url: string | null) {
  const { events } = understood((await read(url)).body)
  return new Map(events.map(({ uid, entry }) => [uid, entry]))
}

const mailed = async (): Promise<Email[]> => {
  const before = box.mails.length
  tick(server)
  while (await sendNext(server.deps)) tick(server)
  return Promise.all(box.mails.slice(before))
}

test('a customer’s calendar follows their visits, with the entries of the emails, until the address is ended', async () => {
  const { caller } = await customer(server)
  expect(await caller.dashboard.calendar()).toEqual({ url: null })
  const { bookings } = await caller.booking.create(orderFor('plumbing'))
  const other = await server.guest.booking.create(orderFor('hvac'))
  const [mail] = await mailed()
  await caller.dashboard.shareCalendar({ isShared: true })
  await caller.dashboard.shareCalendar({ isShared: true })
  const { url } = await caller.dashboard.calendar()
  expect(url).toMatch(/^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/)
  const reply = await read(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  })
  const uid = `${bookings[0]?.id}@nestwright`
  expect(understood(reply.body).name).toBe('Nestwright')
  expect([...(await visitsAt(url))]).toEqual([
    [
      uid,
      expect.objectContaining({
        sequence: 0,
        summary: 'Plumbing Service',
        start: '2026-11-24T15:00:00.000Z',
        end: '2026-11-24T17:00:00.000Z',
        zone: 'America/New_York',
      }),
    ],
  ])
  expect(reply.body).not.toContain(other.bookings[0]?.id)
  const [attached] = calendarFilesOf(mail as Email)
  expect(understood(attached?.file ?? '').events.map((event) => event.uid)).toEqual([uid])
  // Nothing has changed: nothing is sent.
  const etag = String(reply.headers.etag)
  expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await read(url, { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304)
  await caller.booking.reschedule({
    id: bookings[0]?.id ?? '',
    date: '2026-11-26',
    time: '12:00',
  })
  expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200)
  expect((await visitsAt(url)).get(uid)).toMatchObject({
    sequence: 1,
    start: '2026-11-26T17:00:00.000Z',
  })
  await caller.booking.cancel({ id: bookings[0]?.id ?? '' })
  expect((await visitsAt(url)).size).toBe(0)
  await caller.dashboard.shareCalendar({ isShared: false })
  expect((await read(url)).statusCode).toBe(404)
  // A new address is another one.
  await caller.dashboard.shareCalendar({ isShared: true })
  expect((await caller.dashboard.calendar()).url).not.toBe(url)
  expect((await read(url)).statusCode).toBe(404)
})

test('a professional’s calendar has their visits alone, with customer and phone, as long as they work here', async () => {
  const boss = await admin(server)
  const ana = await addProfessional(server, { name: 'Ana Ruiz', skills: ['plumbing'] })
  await addProfessional(server, { name: 'Ben Okoro', skills: ['hvac'] })
  const { bookings } = await server.guest.booking.create(orderFor('plumbing'))
  await server.guest.booking.create(orderFor('hvac'))
  await boss.caller.admin.professionals.shareCalendar({ id: ana, isShared: true })
  const { url } = await boss.caller.admin.professionals.calendar({ id: ana })
  const events = await visitsAt(url)
  expect([...events.keys()]).toEqual([`${bookings[0]?.id}@nestwright`])
  const [event] = events.values()
  expect(event?.summary).toMatch(/^Plumbing: /)
  expect(event?.description).toContain('555')
  await boss.caller.admin.professionals.shareCalendar({ id: ana, isShared: false })
  expect((await read(url)).statusCode).toBe(404)
  await boss.caller.admin.professionals.shareCalendar({ id: ana, isShared: true })
  const renewed = (await boss.caller.admin.professionals.calendar({ id: ana })).url
  expect((await read(renewed)).statusCode).toBe(200)
  await server.database.write
    .updateTable('professionals')
    .set({ is_active: 0 })
    .where('id', '=', ana)
    .execute()
  expect((await read(renewed)).statusCode).toBe(404)
})

test('the office’s calendar has all visits with who comes, as long as its owner is an administrator', async () => {
  const first = await admin(server)
  const boss = await admin(server, 'other@example.com')
  await addProfessional(server, { name: 'Ana Ruiz', skills: ['plumbing'] })
  await server.guest.booking.create(orderFor('plumbing'))
  await server.guest.booking.create(orderFor('hvac'))
  await boss.caller.admin.schedule.shareCalendar({ isShared: true })
  const { url } = await boss.caller.admin.schedule.calendar()
  const events = await visitsAt(url)
  const who = [...events.values()].map(({ description }) => description.split('\n')[1])
  expect(new Set(who)).toEqual(new Set(['Professional: Ana', 'Nobody is assigned']))
  expect(await first.caller.admin.schedule.calendar()).toEqual({ url: null })
  await boss.caller.admin.schedule.shareCalendar({ isShared: false })
  expect((await read(url)).statusCode).toBe(404)
  await boss.caller.admin.schedule.shareCalendar({ isShared: true })
  const renewed = (await boss.caller.admin.schedule.calendar()).url
  expect((await read(renewed)).statusCode).toBe(200)
  await first.caller.admin.settings.demote({ email: 'other@example.com', password })
  expect((await read(renewed)).statusCode).toBe(404)
})

test('a wrong address, and a part of one, find nothing; the database holds no usable one', async () => {
  const { caller } = await customer(server)
  await caller.dashboard.shareCalendar({ isShared: true })
  const { url } = await caller.dashboard.calendar()
  const token = /calendar\/(.+)\.ics/.exec(url ?? '')?.[1] ?? ''
  for (const wrong of [token.slice(1), `${token}a`, 'a'.repeat(43), '..%2f..%2fetc']) {
    expect((await app.inject({ url: `/calendar/${wrong}.ics` })).statusCode).toBe(404)
  }
  expect((await app.inject({ url: `/calendar/${token}` })).statusCode).toBe(404)
  const rows = await server.database.read.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})
