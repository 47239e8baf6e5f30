import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { messagesInShort } from '../support/messages.ts'
import { contact } from '../support/order.ts'
import { refusal } from '../support/outcome.ts'
import { professionalInput } from '../support/professionals.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('selected bookings are cancelled together; those that have changed meanwhile are skipped', async () => {
  const ids: string[] = []
  for (const { id } of services.slice(0, 6)) ids.push((await bookAsGuest(at.server, id)).id)
  const [first = '', second = ''] = ids
  await at.boss.bookings.updateStatus({ id: first, to: 'confirmed' })
  await at.boss.bookings.cancel({ id: second, from: 'pending', reason: 'Snow.' })
  const bookings = ids.map((id) => ({ id, from: 'pending' as const }))
  const cancel = (reason: string) => at.boss.bookings.cancelMany({ bookings, reason })
  expect(await refusal(cancel(' '))).toContain('Enter a reason. The customer sees it.')
  expect(await cancel('Booked by a robot.')).toMatchObject({
    cancelled: ids.slice(2),
    undoable: ids.slice(2),
  })
  const { rows } = await at.boss.bookings.list({})
  const statuses = rows.map(({ status }) => status)
  expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(5)
  expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(1)
  const told = await messagesInShort(at.server)
  expect(told.filter((one) => one === 'bookingCancelled email queued')).toHaveLength(5)
  expect((await at.actions()).filter((one) => one === 'booking.cancel')).toHaveLength(5)
  const { details } = at.server.guest.booking
  expect(await refusal(details({ id: first }))).toMatch(/^NOT_FOUND/)
})

test('of a selection that is cancelled, visits within the hour cannot be taken back: their customers are told at once', async () => {
  const soon = await bookAsGuest(at.server, 'plumbing', { time: '10:00' })
  const later = await bookAsGuest(at.server, 'hvac', { time: '16:00' })
  at.server.clock.set('2026-11-24T14:15:00Z')
  const bookings = [soon, later].map(({ id }) => ({ id, from: 'pending' as const }))
  expect(await at.boss.bookings.cancelMany({ bookings, reason: 'Snow.' })).toEqual({
    cancelled: [soon.id, later.id],
    undoable: [later.id],
    undoableUntil: '2026-11-24T14:25:00.000Z',
    at: '2026-11-24T14:15:00.000Z',
  })
})

test('a selection is given to one professional, or to anyone available; who cannot come is named', async () => {
  const [one, other] = [
    await bookAsGuest(at.server, 'plumbing', { time: '10:00' }),
    await bookAsGuest(at.server, 'hvac', { time: '14:00' }),
  ]
  const cleaning = await bookAsGuest(at.server, 'house-cleaning', { time: '12:00' })
  const { id: ana } = await at.boss.professionals.save(
    professionalInput({ name: 'Ana Reyes', serviceIds: ['plumbing', 'hvac'] }),
  )
  const ids = [one.id, other.id, cleaning.id]
  const given = await at.boss.bookings.assignMany({ ids, professionalId: ana })
  expect(given.assigned.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(given.refused).toMatchObject([{ id: cleaning.id }])
  expect(given.refused[0]?.reason).toContain('House Cleaning')
  const again = await at.boss.bookings.assignMany({ ids: [one.id] })
  expect(again.assigned).toMatchObject([{ id: one.id, canUndo: false }])
  const back = given.assigned.map(({ id, before, after }) => ({ id, ...before, from: after }))
  expect(await at.boss.bookings.moveMany({ visits: back })).toEqual({
    moved: [one.id, other.id],
    refused: [],
  })
  expect((await at.boss.bookings.get({ id: one.id })).professional).toBeNull()
})

test('the customers of a selection are written to once each, however often it is sent', async () => {
  const ids = [
    (await bookAsGuest(at.server, 'plumbing')).id,
    (await bookAsGuest(at.server, 'hvac')).id,
  ]
  const message = { id: 'message-1', ids, subject: 'Snow', content: 'We may be late.' }
  expect(await at.boss.bookings.messageMany(message)).toEqual({ customers: 1, withoutEmail: [] })
  expect(await at.boss.bookings.messageMany(message)).toEqual({ customers: 1, withoutEmail: [] })
  const sent = (await messagesInShort(at.server)).filter((one) => one.startsWith('officeMessage'))
  expect(sent).toEqual(['officeMessage email queued'])
  expect(await at.actions()).toContain('booking.message')
  // One was selected after the first answer was lost: only its customer has not got it.
  const another = { contact: { ...contact, email: 'eve@example.com' } }
  const late = await bookAsGuest(at.server, 'roofing', another)
  const more = { ...message, ids: [...ids, late.id] }
  expect(await at.boss.bookings.messageMany(more)).toEqual({ customers: 2, withoutEmail: [] })
  const all = (await messagesInShort(at.server)).filter((one) => one.startsWith('officeMessage'))
  expect(all).toHaveLength(2)
  expect(await at.boss.bookings.messageMany({ ...message, ids: ['none'] })).toEqual({
    customers: 0,
    withoutEmail: [],
  })
  expect(await refusal(at.boss.bookings.messageMany({ ...message, content: ' ' }))).toContain(
    'Enter a message.',
  )
})

test('a list says how many bookings there are, and the selected ones alone are a list', async () => {
  const ids: string[] = []
  for (const { id } of services.slice(0, 3)) ids.push((await bookAsGuest(at.server, id)).id)
  expect(await at.boss.bookings.list({})).toMatchObject({ total: 3, isMore: false })
  expect(await at.boss.bookings.list({ status: 'confirmed' })).toMatchObject({ total: 0 })
  const some = await at.boss.bookings.list({ ids: ids.slice(1).join() })
  expect(some.total).toBe(2)
  expect(some.rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted())
})

test('a selection is at most a hundred bookings', async () => {
  const bookings = Array.from({ length: 101 }, (_, index) => ({
    id: `b${index}`,
    from: 'pending' as const,
  }))
  expect(await refusal(at.boss.bookings.cancelMany({ bookings, reason: 'Snow.' }))).toContain(
    'Select at most 100 bookings.',
  )
})
