import { expect, test } from 'vitest'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { customer } from '../support/accounts.ts'
import { contact, orderFor } from '../support/order.ts'
import { outcome, refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

const edit = async (
  id: string,
  more: { phone?: string; address?: string; details?: Record<string, unknown> } = {},
) => {
  const { quoteAmount, sequence, answers, contact: known } = await at.boss.bookings.get({ id })
  return {
    id,
    quoteAmount,
    sequence,
    contact: { phone: more.phone ?? known.phone, address: more.address ?? known.address },
    details: { ...answers, ...more.details },
  }
}

test('the office changes phone, address and answers; the price follows and the customer is told', async () => {
  const { id } = await at.booked()
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const input = await edit(id, { phone: '(518) 555-0142', details: { urgencyLevel: 'emergency' } })
  expect(await at.boss.bookings.edit(input)).toEqual({
    reach: 'email',
    before: quoteAmount,
    after: quoteAmount + 50_00,
    unsuited: null,
  })
  const record = await at.boss.bookings.get({ id })
  expect(record).toMatchObject({
    quoteAmount: quoteAmount + 50_00,
    contact: { phone: '(518) 555-0142' },
    answers: { urgencyLevel: 'emergency' },
    sequence: 1,
  })
  expect(record.history.map(({ kind }) => kind).toSorted()).toEqual(['edited', 'repriced'])
  const [message] = await at.server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'facts', 'status'])
    .where('kind', '=', 'bookingEdited')
    .execute()
  if (!message) throw new Error('No message is queued.')
  expect(message.status).toBe('queued')
  expect(
    JSON.stringify(composeMessage(message, { ...at.server.deps, queuedAt: new Date(0) })),
  ).toContain(' (was ')
  expect(await at.actions()).toContain('booking.edit')
  expect((await at.boss.search.find({ text: '0142' })).customers).toHaveLength(1)
  // What was on the screen is no longer right.
  expect(await refusal(at.boss.bookings.edit(input))).toBe(
    'CONFLICT: Someone else has changed this booking. Discard your changes, and edit it again.',
  )
})

test('a misspelled name and email of a guest are corrected: what failed goes to the new address, and an account keeps its own', async () => {
  const { id, token } = await at.booked()
  await at.boss.customers.addNote({ email: 'ada@example.com', content: 'Beware of the dog.' })
  await at.server.database.write
    .updateTable('outbox')
    .set({ status: 'failed', attempts: 5 })
    .execute()
  const input = await edit(id)
  const corrected = { fullName: 'Ada King', email: 'Ada.King@example.com' }
  await at.boss.bookings.edit({ ...input, contact: { ...input.contact, ...corrected } })
  const { contact: now } = await at.boss.bookings.get({ id })
  expect(now).toMatchObject({ fullName: 'Ada King', email: 'Ada.King@example.com' })
  const sent = await at.server.database.read
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'recipient_key as key'])
    .where('channel', '=', 'email')
    .orderBy('kind')
    .execute()
  expect(sent.map(({ kind }) => kind)).toEqual(['bookingEdited', 'bookingReceived'])
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set(['Ada.King@example.com']))
  expect(sent[1]?.key).toBe('ada.king@example.com')
  expect((await at.boss.search.find({ text: 'king' })).customers).toMatchObject([
    { name: 'Ada King' },
  ])
  expect((await at.boss.search.find({ text: 'ada@example.com' })).customers).toEqual([])
  expect((await at.boss.bookings.get({ id })).customer.notes).toMatchObject([
    { content: 'Beware of the dog.' },
  ])
  // Whoever got the emails at the wrong address sees nothing any more; the new links work.
  expect(await refusal(at.server.guest.booking.receipt({ id, token }))).toContain('NOT_FOUND')
  const { group_id: groupId } = await at.server.database.read
    .selectFrom('bookings')
    .select('group_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const link = { id, token: at.server.secrets.guestToken(groupId) }
  expect((await at.server.guest.booking.receipt(link)).contact.fullName).toBe('Ada King')
  const facts = await at.server.database.read.selectFrom('outbox').select('facts').execute()
  expect(facts.every((one) => one.facts.includes(groupId))).toBe(true)
  const { caller } = await customer(at.server)
  const { bookings } = await caller.booking.create(orderFor('hvac'))
  const own = await edit(bookings[0]?.id ?? '')
  expect(
    await refusal(
      at.boss.bookings.edit({ ...own, contact: { ...own.contact, email: 'other@example.com' } }),
    ),
  ).toBe('BAD_REQUEST: This customer has an account and can change the email there.')
})

test('two tabs: the second does not undo what the first has saved', async () => {
  const { id } = await at.booked()
  const [first, second] = [await edit(id), await edit(id)]
  const named = { ...first, contact: { ...first.contact, fullName: 'Ada Lovelace' } }
  await at.boss.bookings.edit(named)
  expect(await outcome(at.boss.bookings.edit(second))).toBe('CONFLICT')
  expect((await at.boss.bookings.get({ id })).contact.fullName).toBe('Ada Lovelace')
})

test('two tabs on two bookings of an order: the second does not write to the address that the first has corrected', async () => {
  const { bookings } = await at.server.guest.booking.create(
    orderFor('plumbing', {
      services: [...orderFor('plumbing').services, ...orderFor('hvac').services],
    }),
  )
  const [id = '', other = ''] = bookings.map((booking) => booking.id)
  const [first, second] = [await edit(id), await edit(other)]
  const corrected = { ...first.contact, email: 'right@example.com' }
  await at.boss.bookings.edit({ ...first, contact: corrected })
  expect(await outcome(at.boss.bookings.edit(second))).toBe('CONFLICT')
  expect((await at.boss.bookings.get({ id: other })).contact.email).toBe('right@example.com')
})

test('what the checkout took as a phone number stays; another one has to be whole', async () => {
  const { id } = await at.booked({
    contact: { ...contact, phone: '518-555-0142, ask for Bob' },
  })
  const input = await edit(id)
  const moved = { ...input, contact: { ...input.contact, specialInstructions: 'Ring twice.' } }
  await at.boss.bookings.edit(moved)
  const again = await edit(id)
  const wrong = { ...again, contact: { ...again.contact, phone: 'ask for Bob' } }
  expect(await refusal(at.boss.bookings.edit(wrong))).toContain('BAD_REQUEST: Enter a phone number')
})

test('the office is told when the assigned professional does not cover the new address', async () => {
  await at.boss.professionals.save(professionalInput({ zipPrefixes: ['122'] }))
  const { id } = await at.booked()
  const near = await edit(id, { address: '9 Elm St, Albany, NY 12203' })
  expect((await at.boss.bookings.edit(near)).unsuited).toBeNull()
  const far = await edit(id, { address: '9 Bay St, Jersey City, NJ 07302' })
  expect((await at.boss.bookings.edit(far)).unsuited).toBe('Ana Ruiz does not cover 07302.')
})

test('an address in another zip code moves the job; outside the areas, or with wrong answers, nothing changes', async () => {
  const { id } = await at.booked()
  const before = await at.boss.bookings.get({ id })
  expect(
    await refusal(at.boss.bookings.edit(await edit(id, { address: '9 Elm St, Nome, AK 99762' }))),
  ).toBe('BAD_REQUEST: We do not work in 99762 yet.')
  expect(
    await refusal(at.boss.bookings.edit(await edit(id, { details: { problemDescription: ' ' } }))),
  ).toBe('BAD_REQUEST: Describe the problem in a few words.')
  expect(await at.boss.bookings.get({ id })).toEqual(before)
  await at.boss.bookings.edit(await edit(id, { address: '9 Elm St, Albany, NY 12203' }))
  // An address without its zip code is in the same one.
  await at.boss.bookings.edit(await edit(id, { address: '11 Elm St, Albany' }))
  expect(await at.boss.bookings.get({ id })).toMatchObject({
    zip: '12203',
    contact: { address: '11 Elm St, Albany 12203' },
  })
  await at.boss.bookings.cancel({ id, from: 'pending', reason: 'Snow.' })
  expect(await refusal(at.boss.bookings.edit(await edit(id)))).toBe(
    'CONFLICT: This booking is finished and can no longer be changed.',
  )
})

test('visits of a day that becomes a holiday are moved to the nearest free time, with the same professional', async () => {
  const { id: ana } = await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const first = await at.booked({ date: '2026-11-26', time: '10:00' })
  const second = await at.booked({ date: '2026-11-26', time: '12:00' })
  // The nearest time of the day after is taken.
  await at.booked({ date: '2026-11-27', time: '08:00' })
  await at.boss.schedule.addHoliday({ date: '2026-11-26', name: 'Thanksgiving' })
  expect(await at.boss.schedule.holidays()).toEqual([
    { date: '2026-11-26', name: 'Thanksgiving', visits: 2 },
  ])
  const { moved, refused } = await at.boss.bookings.moveToNearest({
    ids: [first.id, second.id, 'none'],
  })
  expect(moved).toMatchObject([
    { id: first.id, after: { date: '2026-11-25', time: '16:00', professionalId: ana } },
    {
      id: second.id,
      before: { date: '2026-11-26', time: '12:00', professionalId: ana },
      after: { date: '2026-11-25', time: '14:00' },
      // The day is closed.
      canUndo: false,
    },
  ])
  expect(refused).toMatchObject([{ id: 'none' }])
  expect(await at.boss.bookings.get({ id: first.id })).toMatchObject({
    date: '2026-11-25',
    professional: { id: ana },
  })
  expect(await at.boss.schedule.holidays()).toMatchObject([{ visits: 0 }])
  const messages = await at.server.database.read
    .selectFrom('outbox')
    .select('status')
    .where('kind', '=', 'bookingChanged')
    .execute()
  expect(messages).toEqual([{ status: 'queued' }, { status: 'queued' }])
})

test('where visits would go is shown before, and taken back after', async () => {
  await at.boss.professionals.save(professionalInput({ name: 'Ana' }))
  const { id } = await at.booked({ date: '2026-11-26', time: '10:00' })
  expect(await at.boss.bookings.previewTimes({ ids: [id, 'none'] })).toEqual([
    {
      id,
      times: [
        { date: '2026-11-26', time: '08:00' },
        { date: '2026-11-26', time: '12:00' },
        { date: '2026-11-26', time: '14:00' },
      ],
    },
  ])
  const { moved } = await at.boss.bookings.moveToNearest({ ids: [id] })
  expect(moved).toMatchObject([{ canUndo: true }])
  const back = moved.map((one) => ({ id: one.id, ...one.before, from: one.after }))
  expect(await at.boss.bookings.moveMany({ visits: back })).toEqual({ moved: [id], refused: [] })
  expect(await at.boss.bookings.get({ id })).toMatchObject({ date: '2026-11-26', time: '10:00' })
  const again = await at.boss.bookings.moveMany({ visits: back })
  expect(again).toMatchObject({ moved: [], refused: [{ id }] })
})

test('nobody is moved to a time within a day', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  await at.boss.schedule.addHoliday({ date: '2026-11-24', name: 'Snow' })
  const { moved } = await at.boss.bookings.moveToNearest({ ids: [id] })
  const now = at.server.clock.now().getTime()
  const to = moved[0]?.after
  expect(Date.parse(`${to?.date}T${to?.time}:00-05:00`) - now).toBeGreaterThanOrEqual(
    24 * 3_600_000,
  )
})

test('what an order of several services would cost is shown before it is saved', async () => {
  const services = ['plumbing', 'electrical', 'handyman'].flatMap((id) => orderFor(id).services)
  const { bookings } = await at.server.guest.booking.create(orderFor('plumbing', { services }))
  const id = bookings.find(({ serviceId }) => serviceId === 'plumbing')?.id ?? ''
  const input = await edit(id, { details: { urgencyLevel: 'emergency' } })
  const shown = await at.boss.bookings.previewEdit({ id, details: input.details })
  expect(shown.after).toBeGreaterThan(shown.before)
  const { before, after } = await at.boss.bookings.edit(input)
  expect(shown).toEqual({ before, after })
  expect(await at.boss.bookings.previewEdit({ id, details: input.details })).toEqual({
    before: after,
    after,
  })
  expect(await outcome(at.boss.bookings.previewEdit({ id, details: {} }))).toBe('BAD_REQUEST')
  expect(await outcome(at.boss.bookings.previewEdit({ id: 'x', details: {} }))).toBe('NOT_FOUND')
})
