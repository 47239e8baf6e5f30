import { expect, test } from 'vitest'
import { services } from '../../shared/catalogue.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { messagesInShort } from '../support/messages.ts'
import { refusal } from '../support/outcome.ts'
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
  expect(await refusal(cancel(' '))).toContain('Write why; the customer reads it.')
  expect(await cancel('Booked by a robot.')).toEqual({ cancelled: ids.slice(2) })
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

test('a selection is at most a hundred bookings', async () => {
  const bookings = Array.from({ length: 101 }, (_, index) => ({
    id: `b${index}`,
    from: 'pending' as const,
  }))
  expect(await refusal(at.boss.bookings.cancelMany({ bookings, reason: 'Snow.' }))).toContain(
    'Select 100 bookings at most.',
  )
})
