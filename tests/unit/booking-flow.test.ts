import { expect, test } from 'vitest'
import { shortId } from '../../shared/booking.ts'
import { cancellationPolicy, policy, reminderClaims } from '../../shared/policy.ts'
import { zoneName } from '../../shared/time/business-time.ts'
import { bookingProgress } from '../../src-client/booking/booking-progress.ts'
import { nearestSlots } from '../../src-client/booking/checkout/nearest-slots.ts'
import { partsOfDay } from '../../src-client/booking/schedule/parts-of-day.ts'

test.each([
  ['/booking/plumbing', 1, 0, false],
  ['/booking/multi-service/details', 1, 0, false],
  ['/booking/plumbing/quote', 2, 50, false],
  ['/booking/plumbing/schedule', 3, 100, false],
  ['/booking/plumbing/checkout', 3, 100, false],
  ['/booking/plumbing/success', 3, 100, true],
])('progress on %s', (path, step, percent, done) => {
  expect(bookingProgress(path)).toEqual({ step, percent, done })
})

const slot = (date: string, startTime: string) => ({ date, startTime, endTime: '' })

test('the three available times nearest to a lost one, in order', () => {
  const slots = [
    slot('2026-11-23', '08:00'),
    slot('2026-11-24', '08:00'),
    slot('2026-11-24', '10:00'),
    slot('2026-11-24', '12:00'),
    slot('2026-11-24', '16:00'),
    slot('2026-11-25', '10:00'),
    slot('2026-12-01', '10:00'),
  ]
  const nearest = nearestSlots(slots, { date: '2026-11-24', time: '10:00' })
  expect(nearest.map(({ startTime }) => startTime)).toEqual(['08:00', '12:00', '16:00'])
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

test('a booking is named by the first eight characters of its id', () => {
  expect(shortId('0a1b2c3d4e5f')).toBe('0A1B2C3D')
})

test('a time in summer has the summer name of its zone', () => {
  expect(zoneName({ date: '2026-07-01', time: '10:00' }, 'America/New_York')).toBe('EDT')
})

test('the exact texts of the cancellation policy and the reminders', () => {
  const { freeCancellationHours: hours, lateCancellationPercent: percent } = policy
  expect(cancellationPolicy).toEqual([
    `Free cancellation up to ${hours} hours before the service.`,
    `Within ${hours} hours, ${percent}% of the price is charged.`,
    'Emergency services are non-refundable once they have started.',
    'Rescheduling is free.',
    `If you move a visit within its last ${hours} hours and cancel it later, the fee for cancelling it late still applies.`,
  ])
  expect(reminderClaims).toEqual([
    `We send a reminder ${policy.reminderHours} hours before.`,
    `Your professional calls ${policy.callAheadMinutes} minutes before arrival.`,
  ])
})
