import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses, previousStatus } from '../../shared/booking-status.ts'
import { admin } from '../support/accounts.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { outcome } from '../support/outcome.ts'
import { testServer } from '../support/server.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

/** A guest's booking: Tuesday, November 24, at ten in New York; it is Monday, nine. Costs $198. */
const booked = (serviceId = 'plumbing', more: Record<string, unknown> = {}) =>
  bookAsGuest(server, serviceId, more)

const setStatus = (status: BookingStatus) =>
  server.database.write.updateTable('bookings').set({ status }).execute()

test('admins advance a booking step by step; every other pair of statuses is refused', async () => {
  const { caller } = await admin(server)
  const { id } = await booked()
  for (const to of bookingStatuses) {
    for (const status of bookingStatuses) {
      await setStatus(status)
      const result = await outcome(
        caller.admin.bookings.updateStatus({ id, to: to as 'confirmed' }),
      )
      const isStep = to in previousStatus
      const isNext = isStep && previousStatus[to as 'confirmed'] === status
      expect(`${status} -> ${to}: ${result}`).toBe(
        `${status} -> ${to}: ${!isStep ? 'BAD_REQUEST' : isNext ? 'done' : 'CONFLICT'}`,
      )
    }
  }
})

test('50 admins confirm one booking: one transition, one email, one history entry', async () => {
  const { caller } = await admin(server)
  const { id, token } = await booked()
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () =>
      outcome(caller.admin.bookings.updateStatus({ id, to: 'confirmed' })),
    ),
  )
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect((await server.guest.booking.details({ id, token })).history).toHaveLength(1)
  const mails = await server.database.read
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'bookingConfirmed')
    .execute()
  expect(mails).toHaveLength(1)
})

test('200 clicks that come too late are all refused, and the server keeps working', async () => {
  const { caller } = await admin(server)
  const { id } = await booked()
  await setStatus('confirmed')
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () =>
      outcome(caller.admin.bookings.updateStatus({ id, to: 'confirmed' })),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['CONFLICT']))
})
