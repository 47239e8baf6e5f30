import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import type { MessageKind } from '../../shared/messages/message-kinds.ts'
import { startJobs } from '../../src-server/jobs/jobs.ts'
import { deleteOldMessages } from '../../src-server/mail/delete-old-messages.ts'
import { enqueue } from '../../src-server/mail/outbox.ts'
import { queueReminders } from '../../src-server/mail/reminders.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { customer, password, signUp } from '../support/accounts.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { testServer, tick } from '../support/server.ts'

const minute = 60_000
const hour = 60 * minute

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const at = (index: number) => services[index % services.length]?.id ?? ''

/** How many messages to this recipient went out, or will. */
const going = async (recipient: string) =>
  (
    await server.database.read
      .selectFrom('outbox')
      .select('id')
      .where('recipient_key', '=', recipient)
      .where('status', '<>', 'held')
      .execute()
  ).length

const rowsOf = (kind: MessageKind) =>
  server.database.read
    .selectFrom('outbox')
    .select(['status', 'reason'])
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute()

test('visitors can trigger five messages an hour to one mailbox, and twenty a day, by whatever means', async () => {
  const emails = ['Victim@gmail.com', 'victim+1@gmail.com', 'vic.tim@googlemail.com']
  for (let round = 0; round < 24; round += 1) {
    for (const [index, email] of emails.entries()) {
      const contactOf = { contact: { ...contact, email }, date: `2026-12-${10 + (round % 14)}` }
      await server.guest.booking.create(orderFor(at(round + index * 8), contactOf))
    }
    await server.guest.auth.signUp({ email: 'victim@gmail.com', password })
    tick(server, minute)
    await server.guest.auth.signUp({ email: 'victim@gmail.com', password })
    await server.guest.auth.requestPasswordReset({ email: 'victim@gmail.com' })
    if (round === 0) expect(await going('victim@gmail.com')).toBe(5)
    tick(server, hour)
  }
  expect(await going('victim@gmail.com')).toBe(20)
})

test('orders leave room for account mail: nobody can keep an owner from resetting their password', async () => {
  await signUp(server, 'ada@example.com')
  tick(server, 24 * hour)
  for (let index = 0; index < 30; index += 1) {
    await server.guest.booking.create(orderFor(at(index), { date: '2026-12-01' }))
  }
  expect(await going('ada@example.com')).toBe(1 + 4)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  expect(await rowsOf('resetPassword')).toMatchObject([{ status: 'queued' }])
})

test('reminders of a stranger’s orders count toward the daily limit, and contain no text of theirs', async () => {
  const stranger = (await customer(server, 'eve@example.com')).caller
  for (let index = 0; index < 30; index += 1) {
    const email = 'victim@example.com'
    const specialInstructions = 'Visit evil.example'
    await stranger.booking.create(
      orderFor(at(index), {
        date: '2026-12-01',
        contact: { ...contact, email, specialInstructions },
      }),
    )
  }
  server.clock.set('2026-11-30T15:30:00Z')
  await queueReminders(server.deps)
  expect(await going('victim@example.com')).toBe(4 + 16)
  const facts = await server.database.read.selectFrom('outbox').select('facts').execute()
  expect(JSON.stringify(facts)).not.toContain('evil')
})

test('fifty orders at once with one address: four messages', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.guest.booking.create(
        orderFor(at(index), { date: index < services.length ? '2026-12-01' : '2026-12-02' }),
      ),
    ),
  )
  expect(await going('ada@example.com')).toBe(4)
})

test('a customer’s own bookings with the account’s address are confirmed without that limit', async () => {
  const { caller } = await customer(server)
  for (let count = 0; count < 8; count += 1) await caller.booking.create(orderFor(at(count)))
  expect(await rowsOf('bookingReceived')).toHaveLength(8)
  expect((await rowsOf('bookingReceived')).every(({ status }) => status === 'queued')).toBe(true)
})

test('a person with an order’s link can trigger no more emails once the order’s owner has opened it', async () => {
  const { caller } = await customer(server)
  const order = await server.guest.booking.create(orderFor('plumbing'))
  const named = { id: order.bookings[0]?.id ?? '', token: order.token }
  const proof = server.secrets.mailProof(order.groupId)
  expect(await caller.booking.confirmEmail({ ...named, proof })).toEqual({ joined: true })
  for (let count = 0; count < 8; count += 1) {
    await server.guest.booking.reschedule({ ...named, date: `2026-12-1${count}`, time: '10:00' })
  }
  const changes = await rowsOf('bookingChanged')
  expect(changes.filter(({ status }) => status === 'queued')).toHaveLength(3)
})

test('a visit can be moved ten times a day; after that only the office can move it', async () => {
  const named = await bookAsGuest(server, 'plumbing')
  const move = (day: number) =>
    server.guest.booking.reschedule({ ...named, date: `2026-12-${day}`, time: '10:00' })
  for (let day = 14; day < 24; day += 1) {
    if (day !== 20) await move(day)
    else await server.guest.booking.reschedule({ ...named, date: '2026-12-20', time: '12:00' })
  }
  expect(await refusal(move(28))).toBe(
    'TOO_MANY_REQUESTS: This visit has been moved 10 times in the last 24 hours. Please call us to move it again.',
  )
  expect(await going('ada@example.com')).toBe(4)
  tick(server, 24 * hour)
  expect(await outcome(move(28))).toBe('done')
})

test('seventeen sign-ups in a row: one verification email a minute', async () => {
  for (let count = 0; count < 17; count += 1) {
    await server.guest.auth.signUp({ email: 'victim@example.com', password })
    tick(server, 1000)
  }
  expect(await going('victim@example.com')).toBe(1)
  tick(server, minute)
  await server.guest.auth.signUp({ email: 'victim@example.com', password })
  expect(await going('victim@example.com')).toBe(2)
})

test('account mail is sent before 1,500 other messages', async () => {
  await signUp(server, 'ada@example.com')
  while (await sendNext(server.deps));
  await queueOthers(1500)
  tick(server, 5 * minute)
  await server.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  await sendNext(server.deps)
  expect(await rowsOf('resetPassword')).toMatchObject([{ status: 'sent' }])
})

test('several messages go out at once, and a slow mail server keeps one connection open for account mail', async () => {
  const waiting: (() => void)[] = []
  const tried = new EventEmitter()
  let isSlow = true
  const box = await mailbox(0, {
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('ada') || !isSlow) return done()
      waiting.push(done)
      tried.emit('one')
    },
  })
  const slow = await testServer({ SMTP_URL: `smtp://127.0.0.1:${box.port}` })
  await signUp(slow, 'ada@example.com')
  await slow.database.write.deleteFrom('outbox').execute()
  for (let count = 0; count < 10; count += 1) {
    const email = `guest${count}@example.com`
    await slow.guest.booking.create(orderFor(at(count), { contact: { ...contact, email } }))
  }
  const stop = startJobs(slow.deps, undefined, 1)
  while (waiting.length < 4) await once(tried, 'one')
  tick(slow, 5 * minute)
  await slow.guest.auth.requestPasswordReset({ email: 'ada@example.com' })
  await box.arrived(1)
  expect((await box.mails[0])?.to?.[0]?.address).toBe('ada@example.com')
  expect(waiting).toHaveLength(4)
  isSlow = false
  for (const goOn of waiting) goOn()
  await box.arrived(11)
  await stop()
  await box.close()
  await slow.close()
})

async function queueOthers(count: number) {
  const createdAt = server.clock.now().toISOString()
  await server.database.write.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      await enqueue(trx, {
        kind: 'passwordChanged',
        recipient: `guest${index}@example.com`,
        facts: {},
        status: 'queued',
        reason: 'test',
        createdAt,
      })
    }
    await trx.updateTable('outbox').set({ priority: 1 }).where('reason', '=', 'test').execute()
  })
}

test('finished messages are emptied after two weeks and deleted after three months; failed and queued ones are kept longer', async () => {
  await bookAsGuest(server, 'plumbing')
  await bookAsGuest(server, 'hvac')
  const [sent, failed] = await server.database.read.selectFrom('outbox').select('id').execute()
  const set = (id: string | undefined, status: 'sent' | 'failed') =>
    server.database.write
      .updateTable('outbox')
      .set({ status })
      .where('id', '=', id ?? '')
      .execute()
  await set(sent?.id, 'sent')
  await set(failed?.id, 'failed')
  const left = async () =>
    (await server.database.read.selectFrom('outbox').select(['status', 'facts']).execute()).map(
      ({ status, facts }) => `${status} ${facts === '{}' ? 'emptied' : 'whole'}`,
    )
  const daysLater = async (days: number) => {
    tick(server, days * 24 * hour)
    await deleteOldMessages(server.deps)
    return (await left()).toSorted()
  }
  expect(await daysLater(13)).toEqual(['failed whole', 'sent whole'])
  expect(await daysLater(2)).toEqual(['failed whole', 'sent emptied'])
  expect(await daysLater(74)).toEqual(['failed whole', 'sent emptied'])
  expect(await daysLater(2)).toEqual([])
})
