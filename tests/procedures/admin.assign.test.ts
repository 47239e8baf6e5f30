import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { officeWithStaff } from '../support/office-with-staff.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { tick } from '../support/server.ts'

const at = officeWithStaff()
const tuesday = '2026-11-24'

/** Books plumbing on Tuesday at ten; returns the booking's id. */
const book = async (more: Record<string, unknown> = {}) => (await at.booked(more)).id
const comes = async (id: string) => (await at.arrangement(id)).who

test('suggested first: whom the customer asked for, then who is nearest that day, then who has the fewest visits', async () => {
  const [ana, ben, cem, dora, eli] = [
    await at.add('Ana'),
    await at.add('Ben'),
    await at.add('Cem'),
    await at.add('Dora'),
    await at.add('Eli'),
  ]
  const ask = (professionalId: string, more: Record<string, unknown>) => {
    const { services, ...order } = orderFor('plumbing', more)
    return at.server.guest.booking.create({
      ...order,
      services: services.map((one) => ({ ...one, professionalId })),
    })
  }
  await ask(ben, { time: '14:00' })
  await ask(cem, {
    time: '14:00',
    zip: '14607',
    contact: { ...contact, address: '4 Park Ave, Rochester' },
  })
  await ask(eli, {
    time: '14:00',
    zip: '12208',
    contact: { ...contact, address: '9 New Scotland Ave, Albany' },
  })
  const { bookings } = await ask(dora, { time: '10:00' })
  const bookingId = bookings[0]?.id ?? ''
  const order = async () =>
    (await at.boss.bookings.candidates({ id: bookingId })).map(({ name }) => name)
  // Dora comes now.
  expect(await order()).toEqual(['Ben', 'Eli', 'Ana', 'Cem'])
  await at.boss.bookings.assign({ id: bookingId, professionalId: ana, from: dora })
  expect(await order()).toEqual(['Dora', 'Ben', 'Eli', 'Cem'])
})

test('a visit is given only to somebody who can come; the refusal says why', async () => {
  const ana = await at.add('Ana')
  const others = [
    await at.add('Ben', { serviceIds: ['hvac'] }),
    await at.add('Cem', { zipPrefixes: ['070'] }),
    await at.add('Dora', { hours: [{ weekday: 2, from: '12:00', to: '18:00' }] }),
    await at.add('Eli', { isActive: false }),
  ]
  const id = await book()
  const give = (professionalId: string, from: string | null = ana) =>
    refusal(at.boss.bookings.assign({ id, professionalId, from }))
  const reasons = []
  for (const other of others) reasons.push(await give(other))
  expect(reasons).toEqual([
    'CONFLICT: Ben does not do Plumbing.',
    expect.stringMatching(/^CONFLICT: Cem does not cover \d{5}\.$/),
    'CONFLICT: Dora is not at work then.',
    'CONFLICT: Eli is no longer active.',
  ])
  const fay = await at.add('Fay')
  const taken = await book()
  expect(await comes(taken)).toBe(fay)
  expect(await give(fay)).toBe('CONFLICT: Fay has another visit then.')
  expect(await give(fay, null)).toBe(
    'CONFLICT: Someone else has changed this visit in the meantime.',
  )
  // Nothing is overwritten unseen, but the last word counts where nobody says whom they saw.
  expect(await outcome(at.boss.bookings.assign({ id, professionalId: ana }))).toBe('done')
  expect(await give('nobody')).toBe('NOT_FOUND: There is no such professional.')
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await give(fay)).toBe('CONFLICT: The visit has started, is finished, or is cancelled.')
})

test('of two administrators who give one visit to somebody at once, one is refused', async () => {
  const ana = await at.add('Ana')
  const id = await book()
  const others = [await at.add('Ben'), await at.add('Cem')]
  const outcomes = await Promise.all(
    others.map((professionalId) =>
      outcome(at.boss.bookings.assign({ id, professionalId, from: ana })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
})

test('a visit is confirmed only once somebody comes to it', async () => {
  const id = await book()
  const ana = await at.add('Ana')
  const confirm = () => refusal(at.boss.bookings.updateStatus({ id, to: 'confirmed' }))
  expect(await confirm()).toBe(
    'CONFLICT: No one is assigned yet. Open the visit, choose someone, then confirm it.',
  )
  await at.boss.bookings.assign({ id, professionalId: ana, from: null })
  expect(await confirm()).toBe('accepted')
  // The confirmation says who comes: nothing else is sent.
  expect(await at.mails('professionalChanged')).toEqual([])
})

test('the customer is told of somebody else, but not of a change that is taken back in time', async () => {
  const ana = await at.add('Ana')
  const id = await book()
  const ben = await at.add('Ben')
  const give = (professionalId: string, from: string) =>
    at.boss.bookings.assign({ id, professionalId, from })
  await give(ben, ana)
  tick(at.server)
  await give(ana, ben)
  expect(await at.mails('professionalChanged')).toMatchObject([
    { status: 'held', reason: 'the visit was changed again before it went out' },
  ])
  tick(at.server)
  await give(ben, ana)
  const [, sent] = await at.mails('professionalChanged')
  expect(sent).toMatchObject({
    status: 'queued',
    next_attempt_at: new Date(at.server.clock.now().getTime() + 120_000).toISOString(),
  })
  const mail = sent && composeMessage(sent, { ...at.server.deps, queuedAt: new Date(0) })
  expect(JSON.stringify(mail)).toContain('Ben will come instead')
})

test('a visit that is moved or cancelled before the customer was told of somebody else sends one email, not two', async () => {
  const ana = await at.add('Ana')
  const ben = await at.add('Ben')
  const { bookings, token } = await at.server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  const other = (await comes(id)) === ana ? ben : ana
  await at.boss.bookings.assign({ id, professionalId: other, from: await comes(id) })
  await at.server.guest.booking.reschedule({ id, token, date: tuesday, time: '14:00' })
  expect(await at.mails('professionalChanged')).toMatchObject([{ status: 'held' }])
  const moved = await at.server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingChanged')
    .executeTakeFirstOrThrow()
  expect(moved.facts).toContain('"hasNewProfessional":true')
  tick(at.server)
  await at.boss.bookings.assign({
    id,
    professionalId: other === ana ? ben : ana,
    from: other,
  })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect((await at.mails('professionalChanged')).map(({ status }) => status)).toEqual([
    'held',
    'held',
  ])
})

test('whom the customer was never told of is not replaced in an email', async () => {
  const id = await book()
  const [ana, ben] = [await at.add('Ana'), await at.add('Ben')]
  await at.boss.bookings.assign({ id, professionalId: ben })
  tick(at.server)
  await at.boss.bookings.assign({ id, professionalId: ana })
  expect(await at.mails('professionalChanged')).toEqual([])
})

test('a confirmation says who comes: what was queued before it is withdrawn, and a later change is told', async () => {
  const ana = await at.add('Ana')
  const id = await book()
  const ben = await at.add('Ben')
  await at.boss.bookings.assign({ id, professionalId: ben })
  tick(at.server)
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  expect((await at.mails('professionalChanged')).map(({ status }) => status)).toEqual(['held'])
  tick(at.server)
  await at.boss.bookings.assign({ id, professionalId: ana })
  expect((await at.mails('professionalChanged')).map(({ status }) => status)).toEqual([
    'held',
    'queued',
  ])
})

test('a text message that has gone out has told the customer, though the email waits', async () => {
  const ana = await at.add('Ana')
  const id = await book()
  const ben = await at.add('Ben')
  await at.boss.bookings.assign({ id, professionalId: ben })
  const [email] = await at.mails('professionalChanged')
  if (!email) throw new Error('There is an email.')
  await at.server.database.write
    .insertInto('outbox')
    .values({ ...email, id: 'sms', channel: 'sms', status: 'sent', attempts: 1 })
    .execute()
  tick(at.server)
  await at.boss.bookings.assign({ id, professionalId: ana })
  const queued = (await at.mails('professionalChanged')).filter(({ status }) => status === 'queued')
  expect(queued).toHaveLength(1)
  expect(queued[0]?.facts).toContain(`"beforeId":"${ben}"`)
})

test('customers do not read who was chosen and taken back', async () => {
  const ana = await at.add('Ana')
  const { bookings, token } = await at.server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await at.boss.bookings.assign({ id, professionalId: await at.add('Ben') })
  await at.boss.bookings.assign({ id, professionalId: ana })
  expect((await at.server.guest.booking.details({ id, token })).history).toEqual([])
  expect((await at.boss.bookings.get({ id })).history).toHaveLength(2)
})

test('a visit that has begun with nobody assigned can still be confirmed and completed', async () => {
  const id = await book()
  await at.add('Ana')
  at.server.clock.set(`${tuesday}T16:00:00Z`)
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    expect(await outcome(at.boss.bookings.updateStatus({ id, to }))).toBe('done')
  }
})
