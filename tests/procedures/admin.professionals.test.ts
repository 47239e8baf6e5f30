import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { admin as signInAdmin } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { fieldErrors, outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { testServer, tick } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof signInAdmin>>['caller']['admin']
beforeEach(async () => {
  server = await testServer()
  admin = (await signInAdmin(server)).caller.admin
})
afterEach(() => server.close())

const tuesday = '2026-11-24'
const everyTime = ['08:00', '10:00', '12:00', '14:00', '16:00']

const add = async (name: string, more: Parameters<typeof professionalInput>[0] = {}) => {
  const email = `${name.toLowerCase()}@example.com`
  return (await admin.professionals.save(professionalInput({ name, email, ...more }))).id
}

const timesOnTuesday = async () =>
  (await server.guest.booking.openSlots({ serviceIds: ['plumbing'], zip: '12207' }))
    .filter(({ date }) => date === tuesday)
    .map(({ startTime }) => startTime)

/** Books plumbing on Tuesday at ten; returns the booking's id. */
async function book(more: Record<string, unknown> = {}): Promise<string> {
  const { bookings } = await server.guest.booking.create(orderFor('plumbing', more))
  return bookings[0]?.id ?? ''
}

const comes = async (id: string) =>
  (
    await server.database.read
      .selectFrom('bookings')
      .select('professional_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).professional_id

const mails = () =>
  server.database.read
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'professionalChanged')
    .orderBy('created_at')
    .execute()

test('a professional who was added is offered, with the hours and the services that were entered', async () => {
  const id = await add('Ana', { hours: [{ weekday: 2, from: '09:30', to: '14:00' }] })
  expect(await timesOnTuesday()).toEqual(['10:00', '12:00'])
  expect(await admin.professionals.get({ id })).toMatchObject({
    name: 'Ana',
    serviceIds: ['plumbing'],
    zipPrefixes: ['120', '121', '122', '123', '146'],
    hours: [{ weekday: 2, from: '09:30', to: '14:00' }],
    isActive: true,
    visits: [],
    // Two Tuesdays of four full hours in fourteen days.
    ahead: { worked: 8, booked: 0 },
  })
  await admin.professionals.save(professionalInput({ id, isActive: false }))
  // Nobody does it any more: it has its seats again.
  expect(await timesOnTuesday()).toEqual(everyTime)
  expect(await admin.professionals.list()).toMatchObject([{ name: 'Ana Ruiz', isActive: false }])
})

test('bad input is refused at its field', async () => {
  const save = (more: object) =>
    fieldErrors(admin.professionals.save({ ...professionalInput(), ...more }))
  expect(await save({ serviceIds: ['juggling'] })).toEqual([['0', 'We do not offer this service.']])
  expect(await save({ serviceIds: [] })).toEqual([['serviceIds', 'Choose at least one service.']])
  const on = (from: string, to: string) => ({ weekday: 1, from, to })
  expect(await save({ hours: [on('17:00', '08:00')] })).toEqual([
    ['0', 'The end time must be after the start time.'],
  ])
  expect(await save({ hours: [on('08:00', '12:00'), on('11:00', '15:00')] })).toEqual([
    ['hours', 'The hours on Monday overlap.'],
  ])
  expect(await save({ hours: [on('08:00', '12:00'), on('12:00', '15:00')] })).toEqual([])
  expect(await refusal(admin.professionals.save(professionalInput({ name: 'Ana Other' })))).toBe(
    'CONFLICT: Another professional has this email.',
  )
  expect(await save({ zipPrefixes: ['12'] })).toEqual([
    ['0', 'Enter three to five digits of a zip code.'],
  ])
  expect(await save({ zipPrefixes: ['122', '122'] })).toEqual([
    ['zipPrefixes', 'Enter each zip code once.'],
  ])
  expect(await outcome(admin.professionals.save(professionalInput({ id: 'nobody' })))).toBe(
    'CONFLICT',
  )
  expect(
    await outcome(
      admin.professionals.save(professionalInput({ id: 'nobody', email: 'c@example.com' })),
    ),
  ).toBe('NOT_FOUND')
})

test('a picture stays until it is changed or removed; what is no small picture is refused', async () => {
  const id = await add('Ana')
  const save = (picture?: string | null) =>
    admin.professionals.save({
      ...professionalInput({ id, name: 'Ana' }),
      ...(picture === undefined ? {} : { picture }),
    })
  const picture = async () => (await admin.professionals.get({ id })).picture
  const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='
  await save(jpeg)
  await save()
  expect(await picture()).toBe(jpeg)
  await save(null)
  expect(await picture()).toBe(null)
  for (const wrong of [
    'https://elsewhere.example/ana.jpg',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/jpeg;base64,PHN2Zz4=',
    `${jpeg}" onerror="`,
  ]) {
    expect(await fieldErrors(save(wrong))).toEqual([
      ['picture', 'Choose a JPEG, PNG or WebP picture.'],
    ])
  }
  expect(await fieldErrors(save(`data:image/jpeg;base64,/9j/${'A'.repeat(12_000)}`))).toEqual([
    ['picture', 'Choose a smaller picture.'],
  ])
})

test('time off takes times away until it is removed; it cannot lie in the past or end before it begins', async () => {
  const professionalId = await add('Ana')
  const off = { id: professionalId, from: `${tuesday} 11:00`, to: `${tuesday} 13:00` }
  const { id, bookings } = await admin.professionals.addTimeOff(off)
  expect(bookings).toEqual([])
  expect(await timesOnTuesday()).toEqual(['08:00', '14:00', '16:00'])
  await admin.professionals.removeTimeOff({ id })
  expect(await timesOnTuesday()).toEqual(everyTime)
  expect(await outcome(admin.professionals.removeTimeOff({ id }))).toBe('NOT_FOUND')
  expect(
    await refusal(
      admin.professionals.addTimeOff({
        ...off,
        from: '2026-11-01 00:00',
        to: '2026-11-02 24:00',
      }),
    ),
  ).toBe('BAD_REQUEST: This time has passed.')
  expect(
    await fieldErrors(admin.professionals.addTimeOff({ ...off, to: '2026-11-23 24:00' })),
  ).toEqual([['to', 'Time off must end after it begins.']])
  expect(await fieldErrors(admin.professionals.addTimeOff({ ...off, from: tuesday }))).toEqual([
    ['from', 'Choose a day from 2000 to 2100 and a time.'],
  ])
  expect(await outcome(admin.professionals.addTimeOff({ ...off, id: 'nobody' }))).toBe('NOT_FOUND')
})

test('time off over a visit lists it, with who can come instead', async () => {
  const ana = await add('Ana')
  const ben = await add('Ben')
  await admin.professionals.save(
    professionalInput({ id: ben, name: 'Ben', email: 'ben@example.com', isActive: false }),
  )
  const id = await book()
  expect(await comes(id)).toBe(ana)
  await admin.professionals.save(
    professionalInput({ id: ben, name: 'Ben', email: 'ben@example.com' }),
  )
  const needing = async () =>
    (await admin.professionals.get({ id: ana })).visits.map(({ needsSomebody }) => needsSomebody)
  expect(await needing()).toEqual([false])
  const { bookings } = await admin.professionals.addTimeOff({
    id: ana,
    from: `${tuesday} 11:30`,
    to: `${tuesday} 24:00`,
  })
  expect(bookings).toEqual([{ id, date: tuesday, time: '10:00' }])
  expect(await needing()).toEqual([true])
  expect(await admin.bookings.candidates({ id })).toMatchObject([
    { id: ben, name: 'Ben', visitsThatDay: 0, nearness: 0, isPreferred: false },
  ])
  await admin.bookings.assign({ id, professionalId: ben, from: ana })
  expect(await comes(id)).toBe(ben)
  expect(await needing()).toEqual([])
})

test('suggested first: whom the customer asked for, then who is nearest that day, then who has the fewest visits', async () => {
  const [ana, ben, cem, dora, eli] = [
    await add('Ana'),
    await add('Ben'),
    await add('Cem'),
    await add('Dora'),
    await add('Eli'),
  ]
  const at = (professionalId: string, more: Record<string, unknown>) => {
    const { services, ...order } = orderFor('plumbing', more)
    return server.guest.booking.create({
      ...order,
      services: services.map((one) => ({ ...one, professionalId })),
    })
  }
  await at(ben, { time: '14:00' })
  await at(cem, {
    time: '14:00',
    zip: '14607',
    contact: { ...contact, address: '4 Park Ave, Rochester' },
  })
  await at(eli, {
    time: '14:00',
    zip: '12208',
    contact: { ...contact, address: '9 New Scotland Ave, Albany' },
  })
  const { bookings } = await at(dora, { time: '10:00' })
  const bookingId = bookings[0]?.id ?? ''
  const order = async () =>
    (await admin.bookings.candidates({ id: bookingId })).map(({ name }) => name)
  // Dora comes now.
  expect(await order()).toEqual(['Ben', 'Eli', 'Ana', 'Cem'])
  await admin.bookings.assign({ id: bookingId, professionalId: ana, from: dora })
  expect(await order()).toEqual(['Dora', 'Ben', 'Eli', 'Cem'])
})

test('a visit is given only to somebody who can come; the refusal says why', async () => {
  const ana = await add('Ana')
  const others = [
    await add('Ben', { serviceIds: ['hvac'] }),
    await add('Cem', { zipPrefixes: ['070'] }),
    await add('Dora', { hours: [{ weekday: 2, from: '12:00', to: '18:00' }] }),
    await add('Eli', { isActive: false }),
  ]
  const id = await book()
  const give = (professionalId: string, from: string | null = ana) =>
    refusal(admin.bookings.assign({ id, professionalId, from }))
  const reasons = []
  for (const other of others) reasons.push(await give(other))
  expect(reasons).toEqual([
    'CONFLICT: Ben does not do Plumbing.',
    expect.stringMatching(/^CONFLICT: Cem does not cover \d{5}\.$/),
    'CONFLICT: Dora is not at work then.',
    'CONFLICT: Eli is no longer active.',
  ])
  const fay = await add('Fay')
  const taken = await book()
  expect(await comes(taken)).toBe(fay)
  expect(await give(fay)).toBe('CONFLICT: Fay has another visit then.')
  expect(await give(fay, null)).toBe(
    'CONFLICT: Someone else has changed this visit in the meantime.',
  )
  // Nothing is overwritten unseen, but the last word counts where nobody says whom they saw.
  expect(await outcome(admin.bookings.assign({ id, professionalId: ana }))).toBe('done')
  expect(await give('nobody')).toBe('NOT_FOUND: There is no such professional.')
  await admin.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await give(fay)).toBe('CONFLICT: The visit has started, is finished, or is cancelled.')
})

test('of two administrators who give one visit to somebody at once, one is refused', async () => {
  const ana = await add('Ana')
  const id = await book()
  const others = [await add('Ben'), await add('Cem')]
  const outcomes = await Promise.all(
    others.map((professionalId) =>
      outcome(admin.bookings.assign({ id, professionalId, from: ana })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'done'])
})

test('a visit is confirmed only once somebody comes to it', async () => {
  const id = await book()
  const ana = await add('Ana')
  const confirm = () => refusal(admin.bookings.updateStatus({ id, to: 'confirmed' }))
  expect(await confirm()).toBe(
    'CONFLICT: No one is assigned yet. Open the visit, choose someone, then confirm it.',
  )
  await admin.bookings.assign({ id, professionalId: ana, from: null })
  expect(await confirm()).toBe('accepted')
  // The confirmation says who comes: nothing else is sent.
  expect(await mails()).toEqual([])
})

test('the customer is told of somebody else, but not of a change that is taken back in time', async () => {
  const ana = await add('Ana')
  const id = await book()
  const ben = await add('Ben')
  const give = (professionalId: string, from: string) =>
    admin.bookings.assign({ id, professionalId, from })
  await give(ben, ana)
  tick(server)
  await give(ana, ben)
  expect(await mails()).toMatchObject([
    { status: 'held', reason: 'the visit was changed again before it went out' },
  ])
  tick(server)
  await give(ben, ana)
  const [, sent] = await mails()
  expect(sent).toMatchObject({
    status: 'queued',
    next_attempt_at: new Date(server.clock.now().getTime() + 120_000).toISOString(),
  })
  const mail = sent && composeMessage(sent, { ...server.deps, queuedAt: new Date(0) })
  expect(JSON.stringify(mail)).toContain('Ben will come instead')
})

test('a visit that is moved or cancelled before the customer was told of somebody else sends one email, not two', async () => {
  const ana = await add('Ana')
  const ben = await add('Ben')
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  const other = (await comes(id)) === ana ? ben : ana
  await admin.bookings.assign({ id, professionalId: other, from: await comes(id) })
  await server.guest.booking.reschedule({ id, token, date: tuesday, time: '14:00' })
  expect(await mails()).toMatchObject([{ status: 'held' }])
  const moved = await server.database.read
    .selectFrom('outbox')
    .select('facts')
    .where('kind', '=', 'bookingChanged')
    .executeTakeFirstOrThrow()
  expect(moved.facts).toContain('"hasNewProfessional":true')
  tick(server)
  await admin.bookings.assign({
    id,
    professionalId: other === ana ? ben : ana,
    from: other,
  })
  await admin.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect((await mails()).map(({ status }) => status)).toEqual(['held', 'held'])
})

test('whom the customer was never told of is not replaced in an email', async () => {
  const id = await book()
  const [ana, ben] = [await add('Ana'), await add('Ben')]
  await admin.bookings.assign({ id, professionalId: ben })
  tick(server)
  await admin.bookings.assign({ id, professionalId: ana })
  expect(await mails()).toEqual([])
})

test('a confirmation says who comes: what was queued before it is withdrawn, and a later change is told', async () => {
  const ana = await add('Ana')
  const id = await book()
  const ben = await add('Ben')
  await admin.bookings.assign({ id, professionalId: ben })
  tick(server)
  await admin.bookings.updateStatus({ id, to: 'confirmed' })
  expect((await mails()).map(({ status }) => status)).toEqual(['held'])
  tick(server)
  await admin.bookings.assign({ id, professionalId: ana })
  expect((await mails()).map(({ status }) => status)).toEqual(['held', 'queued'])
})

test('a text message that has gone out has told the customer, though the email waits', async () => {
  const ana = await add('Ana')
  const id = await book()
  const ben = await add('Ben')
  await admin.bookings.assign({ id, professionalId: ben })
  const [email] = await mails()
  if (!email) throw new Error('There is an email.')
  await server.database.write
    .insertInto('outbox')
    .values({ ...email, id: 'sms', channel: 'sms', status: 'sent', attempts: 1 })
    .execute()
  tick(server)
  await admin.bookings.assign({ id, professionalId: ana })
  const queued = (await mails()).filter(({ status }) => status === 'queued')
  expect(queued).toHaveLength(1)
  expect(queued[0]?.facts).toContain(`"beforeId":"${ben}"`)
})

test('customers do not read who was chosen and taken back', async () => {
  const ana = await add('Ana')
  const { bookings, token } = await server.guest.booking.create(orderFor('plumbing'))
  const id = bookings[0]?.id ?? ''
  await admin.bookings.assign({ id, professionalId: await add('Ben') })
  await admin.bookings.assign({ id, professionalId: ana })
  expect((await server.guest.booking.details({ id, token })).history).toEqual([])
  expect((await admin.bookings.get({ id })).history).toHaveLength(2)
})

test('a visit that has begun with nobody assigned can still be confirmed and completed', async () => {
  const id = await book()
  await add('Ana')
  server.clock.set(`${tuesday}T16:00:00Z`)
  for (const to of ['confirmed', 'in_progress', 'completed'] as const) {
    expect(await outcome(admin.bookings.updateStatus({ id, to }))).toBe('done')
  }
})

test('a profile that somebody else has saved in the meantime is not overwritten', async () => {
  const id = await add('Ana')
  const { version } = await admin.professionals.get({ id })
  const save = (more: object) =>
    refusal(
      admin.professionals.save(
        professionalInput({ id, name: 'Ana', email: 'ana@example.com', ...more }),
      ),
    )
  expect(await save({ version, isActive: false })).toBe('accepted')
  expect(await save({ version, phone: '(518) 555-0199' })).toBe(
    'CONFLICT: Someone else has saved this profile in the meantime. Reload the page to see it.',
  )
  expect((await admin.professionals.get({ id })).isActive).toBe(false)
})

test('visits in zip codes that somebody no longer covers need somebody else', async () => {
  const id = await add('Ana')
  await book()
  await admin.professionals.save(
    professionalInput({ id, name: 'Ana', email: 'ana@example.com', zipPrefixes: ['146'] }),
  )
  expect((await admin.professionals.get({ id })).visits).toMatchObject([{ needsSomebody: true }])
})

test('when a professional is deactivated, each of their visits can be reassigned in one step', async () => {
  const ana = await add('Ana')
  const visit = await book()
  await book({ date: '2026-11-25' })
  const ben = await add('Ben')
  const needing = async () =>
    (await admin.professionals.get({ id: ana })).visits.map(({ needsSomebody }) => needsSomebody)
  expect(await needing()).toEqual([false, false])
  await admin.professionals.save(
    professionalInput({ id: ana, name: 'Ana', email: 'ana@example.com', isActive: false }),
  )
  expect(await needing()).toEqual([true, true])
  expect((await admin.bookings.candidates({ id: visit })).map(({ id }) => id)).toEqual([ben])
  await admin.bookings.assign({ id: visit, professionalId: ben, from: ana })
  expect(await comes(visit)).toBe(ben)
  expect(await needing()).toEqual([true])
})
