import { expect, test } from 'vitest'
import { shortId } from '../../shared/booking.ts'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { cancellationPolicy, reminderClaims } from '../../shared/policy.ts'
import { nearestSlots } from '../../src-client/booking/nearest-slots.ts'
import { partsOfDay } from '../../src-client/booking/parts-of-day.ts'
import { progressOf } from '../../src-client/booking/steps.ts'

test.each([
  ['/booking/plumbing', 1, 0, false],
  ['/booking/multi-service/details', 1, 0, false],
  ['/booking/plumbing/quote', 2, 50, false],
  ['/booking/plumbing/schedule', 3, 100, false],
  ['/booking/plumbing/checkout', 3, 100, false],
  ['/booking/plumbing/success', 3, 100, true],
])('progress on %s', (path, step, percent, done) => {
  expect(progressOf(path)).toEqual({ step, percent, done })
})

const slot = (date: string, startTime: string) => ({ date, startTime, endTime: '' })

test('the four available times nearest to a lost one, in order', () => {
  const slots = [
    slot('2026-11-23', '08:00'),
    slot('2026-11-24', '08:00'),
    slot('2026-11-24', '12:00'),
    slot('2026-11-24', '16:00'),
    slot('2026-11-25', '10:00'),
    slot('2026-12-01', '10:00'),
  ]
  const nearest = nearestSlots(slots, { date: '2026-11-24', time: '10:00' })
  expect(nearest).toEqual(slots.slice(1, 5))
})

test('times are grouped by the part of the day, empty parts left out', () => {
  const [eight, noon, four] = [
    slot('2026-11-24', '08:00'),
    slot('2026-11-24', '12:00'),
    slot('2026-11-24', '16:00'),
  ]
  expect(partsOfDay([eight, noon, four])).toEqual([
    { part: 'Morning', slots: [eight] },
    { part: 'Afternoon', slots: [noon, four] },
  ])
  expect(partsOfDay([four])).toEqual([{ part: 'Afternoon', slots: [four] }])
})

test('how a booking, a time and an amount are written', () => {
  expect(shortId('0a1b2c3d4e5f')).toBe('0A1B2C3D')
  expect(formatDate('2026-03-03')).toBe('Tue, Mar 3')
  expect(formatTime('08:00')).toBe('08:00 AM')
  expect(formatTime('14:00')).toBe('02:00 PM')
  expect(zoneName({ date: '2026-07-01', time: '10:00' }, 'America/New_York')).toBe('EDT')
  expect([150_00, 1_234_50, 2_200_00, 0].map(formatCents)).toEqual([
    '$150',
    '$1,234.50',
    '$2,200',
    '$0',
  ])
  const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  for (const cents of [-5_01, 7, 999_99, 100_000_01, 1_234_567_89]) {
    expect(formatCents(cents)).toBe(inDollars.format(cents / 100))
  }
})

test('the exact texts of the cancellation policy and the reminders', () => {
  expect(cancellationPolicy).toEqual([
    'Free cancellation up to 24 hours before the service.',
    'Within 24 hours, 50% of the price is charged.',
    'Emergency services are non-refundable once they have started.',
    'Rescheduling is free.',
    'If you move a visit within its last 24 hours and cancel it later, the fee for cancelling it late still applies.',
  ])
  expect(reminderClaims).toEqual([
    'We send a reminder 24 hours before.',
    'Your professional calls 30 minutes before arrival.',
  ])
})
