import { afterEach, expect, test } from 'vitest'
import { cancellationPolicy } from '../../shared/policy.ts'
import { sendNext } from '../../src-server/mail/sender.ts'
import { mailTransport } from '../../src-server/mail/transport.ts'
import { password } from '../support/accounts.ts'
import { mailbox } from '../support/loopback/mailbox.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function serverWith(port: number) {
  const server = await testServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PUBLIC_URL: 'https://nestwright.example',
  })
  closing.push(() => server.close())
  return server
}

const outbox = (server: Awaited<ReturnType<typeof serverWith>>) =>
  server.database.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

test('the confirmation says what, when, where and for how much, with the link and a calendar entry', async () => {
  const box = await mailbox()
  closing.push(box.close)
  const server = await serverWith(box.port)
  const { token, bookings } = await server.guest.booking.create(orderFor('house-cleaning'))
  expect(await sendNext(server.deps)).toBe(true)
  const mail = await box.mails[0]
  expect(mail?.to?.[0]?.address).toBe('Ada@example.com')
  expect(mail?.subject).toBe('Your House Cleaning booking: Tue, Nov 24, 10:00 AM EST')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('$293')
    expect(body).toMatch(
      new RegExp(
        `https://nestwright.example/manage/${bookings[0]?.id}\\?proof=[\\w-]{43}#${token}`,
      ),
    )
    expect(body).toContain('a professional has been assigned')
    expect(body).toContain(cancellationPolicy.join(' '))
    expect(body).toContain('Free to cancel until')
    expect(body).toContain('Mon, Nov 23, 10:00 AM EST')
  }
  const ics = mail?.attachments[0]?.content
  expect(typeof ics === 'string' ? ics : new TextDecoder().decode(ics)).toContain(
    'DTSTART:20261124T150000Z',
  )
  expect((await outbox(server)).status).toBe('sent')
  expect(await sendNext(server.deps)).toBe(false)
})

test('the verification email says what its link asks for', async () => {
  const box = await mailbox()
  closing.push(box.close)
  const server = await serverWith(box.port)
  const email = 'ada@example.com'
  await server.guest.auth.signUp({ email, password })
  await sendNext(server.deps)
  const mail = await box.mails[0]
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('enter the password you chose when you signed up')
    expect(body).not.toContain('One click')
  }
})

test('the queue contains no usable link', async () => {
  const server = await serverWith(9)
  const { token } = await server.guest.booking.create(orderFor('hvac'))
  expect(JSON.stringify(await outbox(server))).not.toContain(token)
})

test('the mail server is down for an hour: bookings go on, and the queue is sent afterwards', async () => {
  const box = await mailbox()
  const { port } = box
  await box.close()
  const server = await serverWith(port)
  await server.guest.booking.create(orderFor('hvac'))
  await sendNext(server.deps)
  expect(await outbox(server)).toMatchObject({
    status: 'queued',
    attempts: 1,
    last_error: expect.stringMatching(/^E/),
  })
  expect(await sendNext(server.deps)).toBe(false)
  const again = await mailbox(port)
  closing.push(again.close)
  server.clock.set('2026-11-23T15:00:00Z')
  expect(await sendNext(server.deps)).toBe(true)
  expect(again.mails).toHaveLength(1)
})

test('a sender that dies after the handover sends again, with the same Message-ID', async () => {
  const box = await mailbox()
  closing.push(box.close)
  const server = await serverWith(box.port)
  await server.guest.booking.create(orderFor('hvac'))
  const send = mailTransport(server.env)
  const dies = sendNext(server.deps, {
    sms: undefined,
    async mail(mail) {
      await send(mail)
      await new Promise(() => {}) // the process is gone: nothing is written back
    },
  })
  await box.arrived(1)
  expect(await sendNext(server.deps)).toBe(false) // still leased
  server.clock.set('2026-11-23T14:05:00Z')
  expect(await sendNext(server.deps)).toBe(true)
  expect(box.mails).toHaveLength(2)
  const sent = await Promise.all(box.mails)
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
  void dies
})

const saying = (words: string) => Object.assign(new Error(words), { responseCode: 550 })

test('an email to a recipient that the mail server rejects is not retried', async () => {
  const box = await mailbox(0, { onRcptTo: (_address, _session, done) => done(saying('who?')) })
  closing.push(box.close)
  const server = await serverWith(box.port)
  await server.guest.booking.create(orderFor('hvac'))
  await sendNext(server.deps)
  expect(await outbox(server)).toMatchObject({ status: 'failed', attempts: 1, last_error: '550' })
})

test('an email is retried if the mail server rejects us as the sender, because that can be fixed', async () => {
  const box = await mailbox(0, { onMailFrom: (_address, _session, done) => done(saying('you?')) })
  const server = await serverWith(box.port)
  await server.guest.booking.create(orderFor('hvac'))
  await sendNext(server.deps)
  expect(await outbox(server)).toMatchObject({ status: 'queued', attempts: 1, last_error: '550' })
  await box.close()
  const mended = await mailbox(box.port)
  closing.push(mended.close)
  server.clock.set('2026-11-23T14:05:00Z')
  expect(await sendNext(server.deps)).toBe(true)
  expect(mended.mails).toHaveLength(1)
})

test('with two senders each email goes out once', async () => {
  const box = await mailbox()
  closing.push(box.close)
  const server = await serverWith(box.port)
  for (const id of ['hvac', 'moving', 'roofing']) await server.guest.booking.create(orderFor(id))
  const sendAll = async () => {
    while (await sendNext(server.deps));
  }
  await Promise.all([sendAll(), sendAll()])
  expect(box.mails).toHaveLength(3)
})

test('an order with a time for each service says when each comes, with an entry for each', async () => {
  const box = await mailbox()
  closing.push(box.close)
  const server = await serverWith(box.port)
  const order = orderFor('house-cleaning', { date: '2026-11-25', time: '12:00' })
  const own = { date: '2026-11-24', time: '08:00' }
  const moving = orderFor('moving').services.map((one) => ({ ...one, ...own }))
  const services = [...order.services, ...moving]
  await server.guest.booking.create({ ...order, services })
  await sendNext(server.deps)
  const mail = await box.mails[0]
  expect(mail?.subject).toBe(
    'Your House Cleaning, Moving Services booking: 2 visits starting Tue, Nov 24, 08:00 AM EST',
  )
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toMatch(/When \(Moving Services\)[^W]*Tue, Nov 24, 08:00 AM EST/)
    expect(body).toMatch(/When \(House Cleaning\)[^W]*Wed, Nov 25, 12:00 PM EST/)
    expect(body).toMatch(/Free to cancel until \(House Cleaning\)[^W]*Tue, Nov 24, 12:00 PM EST/)
    expect(body).toContain('Add Moving Services to Google Calendar')
    expect(body).toContain('Add House Cleaning to Google Calendar')
  }
  const ics = mail?.attachments[0]?.content
  const file = typeof ics === 'string' ? ics : new TextDecoder().decode(ics)
  expect(file.match(/DTSTART:\d+T\d+Z/g)?.toSorted()).toEqual([
    'DTSTART:20261124T130000Z',
    'DTSTART:20261125T170000Z',
  ])
})
