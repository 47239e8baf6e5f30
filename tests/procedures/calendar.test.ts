import type { Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { undoableMs } from '../../shared/booking-status.ts'
import { calendarLinks, calendarVisit } from '../../src-client/booking/receipt/calendar-links.ts'
import { queueDigests } from '../../src-server/mail/digests.ts'
import { messages } from '../../src-server/mail/messages/messages.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { withdrawableMs } from '../../src-server/mail/tell-of-change.ts'
import { admin } from '../support/accounts.ts'
import { calendar, calendarFilesOf } from '../support/calendar.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { prefers } from '../support/messages.ts'
import { contact, orderFor } from '../support/order.ts'
import { cancelAsShown } from '../support/policy.ts'
import { addProfessional } from '../support/professionals.ts'
import { testServer, tick } from '../support/server.ts'

let box: Awaited<ReturnType<typeof mailbox>>
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  box = await mailbox()
  server = await testServer({ SMTP_URL: `smtp://127.0.0.1:${box.port}` })
})
afterEach(async () => {
  await box.close()
  await server.close()
})

/** Sends all due emails in the order they were queued, and returns them. */
async function sent(): Promise<Email[]> {
  const before = box.mails.length
  tick(server)
  while (await sendNext(server.deps)) tick(server)
  return Promise.all(box.mails.slice(before))
}

/** The entries of a customer's calendar after all files of these emails. */
function readBy(mails: Email[], own = calendar()) {
  for (const { file } of mails.flatMap(calendarFilesOf)) own.read(file)
  return own
}

const twoServices = (more: Record<string, unknown> = {}) => {
  const order = orderFor('plumbing', more)
  return { ...order, services: [...order.services, ...orderFor('electrical').services] }
}

const move = (booking: { id: string; token: string }, date: string, time: string) =>
  server.guest.booking.reschedule({ ...booking, date, time })

test('of two visits, one is moved twice and cancelled: the calendar ends with exactly the other', async () => {
  const { bookings, token } = await server.guest.booking.create(twoServices())
  const [first, second] = bookings
  const mails = await sent()
  const moved = { id: first?.id ?? '', token }
  expect([...readBy(mails).entries.keys()].toSorted()).toEqual(
    bookings.map(({ id }) => `${id}@nestwright`).toSorted(),
  )
  await move(moved, '2026-11-26', '12:00')
  mails.push(...(await sent()))
  await move(moved, '2026-11-27', '08:00')
  mails.push(...(await sent()))
  const before = readBy(mails).entries
  expect(before.size).toBe(2)
  expect(before.get(`${moved.id}@nestwright`)).toMatchObject({
    sequence: 2,
    start: '2026-11-27T13:00:00.000Z',
    summary: 'Plumbing Service',
  })
  await cancelAsShown(server.guest, moved)
  mails.push(...(await sent()))
  expect(mails).toHaveLength(4)
  const after = readBy(mails)
  expect([...after.entries]).toEqual([
    [
      `${second?.id}@nestwright`,
      {
        sequence: 0,
        start: '2026-11-24T15:00:00.000Z',
        summary: 'Electrical Service',
        end: '2026-11-24T17:00:00.000Z',
        description: `Electrical service at ${contact.address}`,
        location: contact.address,
        stamp: '2026-11-23T14:00:00Z',
        zone: 'UTC',
      },
    ],
  ])
})

test('a cancellation email has a file that removes the visit, and no link that adds it', async () => {
  const { bookings, token } = await server.guest.booking.create(orderFor('hvac'))
  await cancelAsShown(server.guest, { id: bookings[0]?.id ?? '', token })
  const [, cancelled] = await sent()
  expect(cancelled?.text).not.toContain('calendar.google.com')
  const [attached, ...more] = calendarFilesOf(cancelled as Email)
  expect(more).toEqual([])
  expect(attached).toMatchObject({
    filename: 'cancelled.ics',
    mimeType: 'text/calendar',
    method: 'CANCEL',
  })
  expect(attached?.file).toContain('\nMETHOD:CANCEL\n')
  expect(attached?.file).toContain('\nSEQUENCE:1\n')
  expect(attached?.file).toContain('\nSTATUS:CANCELLED\n')
})

test('when the business cancels, the visit leaves the calendar too', async () => {
  const { caller } = await admin(server)
  const { bookings } = await server.guest.booking.create(twoServices())
  const own = readBy(await sent())
  const id = bookings[0]?.id ?? ''
  await caller.admin.bookings.cancel({ id, from: 'pending', reason: 'The crew is ill.' })
  tick(server, undoableMs)
  readBy(await sent(), own)
  expect([...own.entries.keys()]).toEqual([`${bookings[1]?.id}@nestwright`])
})

test('the entry says who comes, and a change of the professional updates it', async () => {
  const ana = await addProfessional(server.deps, { name: 'Ana Ruiz', skills: ['plumbing'] })
  const { caller } = await admin(server)
  const { bookings } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  const own = readBy(await sent())
  const entry = () => own.entries.get(`${id}@nestwright`)
  expect(entry()).toMatchObject({
    sequence: 0,
    description: `Plumbing service at ${contact.address}\nProfessional: Ana`,
  })
  const ben = await addProfessional(server.deps, { name: 'Ben Okoro', skills: ['plumbing'] })
  await caller.admin.bookings.assign({ id, professionalId: ben, from: ana })
  tick(server, withdrawableMs)
  readBy(await sent(), own)
  expect(entry()).toMatchObject({
    sequence: 1,
    start: '2026-11-24T15:00:00.000Z',
    description: `Plumbing service at ${contact.address}\nProfessional: Ben`,
  })
})

test('the file on the site updates the email’s entry, and an older file does not', async () => {
  const { bookings, token } = await server.guest.booking.create(twoServices())
  const [first] = bookings
  const visit = { id: first?.id ?? '', token }
  const onSite = async () => {
    const receipt = await server.guest.booking.receipt(visit)
    const [one, ...others] = receipt.bookings.map((booking) =>
      calendarVisit(booking, receipt.contact.address),
    )
    if (!one) throw new Error('The order has bookings.')
    const { ics } = calendarLinks([one, ...others], receipt)
    return decodeURIComponent(ics.slice(ics.indexOf(',') + 1))
  }
  const own = readBy(await sent())
  const before = await onSite()
  await move(visit, '2026-11-26', '12:00')
  own.read(await onSite())
  own.read(before)
  expect(own.entries.size).toBe(2)
  expect(own.entries.get(`${visit.id}@nestwright`)).toMatchObject({
    sequence: 1,
    start: '2026-11-26T17:00:00.000Z',
  })
  const details = await server.guest.booking.details(visit)
  expect(details.sequence).toBe(1)
})

test('the files of changes by the business come with the digest that reports them', async () => {
  const caller = await prefers(server, { communicationFrequency: 'daily' })
  const boss = await admin(server)
  const ids: string[] = []
  for (const serviceId of ['hvac', 'roofing', 'plumbing']) {
    const { bookings } = await caller.booking.create(orderFor(serviceId, { date: '2026-12-10' }))
    ids.push(bookings[0]?.id ?? '')
  }
  const [hvac = '', roofing = '', plumbing = ''] = ids
  const own = readBy(await sent())
  expect(own.entries.size).toBe(3)
  for (const id of ids) {
    await boss.caller.booking.reschedule({ id, date: '2026-12-11', time: '12:00' })
    tick(server)
  }
  await boss.caller.booking.cancel({ id: roofing, fee: 0 })
  // The customer's own change is emailed at once, and is newer than what the digest reports.
  await caller.booking.cancel({ id: plumbing, fee: 0 })
  readBy(await sent(), own)
  expect(own.entries.size).toBe(2)
  server.clock.set('2026-11-24T13:00:00Z')
  await queueDigests(server.deps)
  const [digest, ...more] = await sent()
  expect(more).toEqual([])
  expect(digest?.subject).toBe('Your day at a glance: 4 updates')
  readBy([digest as Email], own)
  expect([...own.entries]).toMatchObject([
    [`${hvac}@nestwright`, { sequence: 1, start: '2026-12-11T17:00:00.000Z' }],
  ])
})

test('an email that was queued before changes were counted is still sent', async () => {
  const facts = {
    groupId: 'g1',
    customerName: 'Ada',
    address: '1 Way',
    date: '2026-11-24',
    time: '10:00',
    bookings: [{ id: 'b1', serviceTitle: 'HVAC', amount: 100_00 }],
  }
  const own = calendar()
  for (const mail of [
    messages.bookingReceived.mail(facts, tools()),
    messages.digest.mail(
      { frequency: 'daily', updates: [{ kind: 'bookingChanged', facts }] },
      tools(),
    ),
  ]) {
    for (const { content } of mail.attachments) own.read(String(content))
    expect([...own.entries.keys()]).toEqual(['b1@nestwright'])
  }
  const cancelled = messages.bookingCancelled.mail({ ...facts, fee: 0 }, tools())
  for (const { content } of cancelled.attachments) own.read(String(content))
  expect(own.entries.size).toBe(0)
})

const tools = () => ({ env: server.env, secrets: server.secrets, queuedAt: server.clock.now() })
