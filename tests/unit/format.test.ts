import { expect, test } from 'vitest'
import { formatCents } from '../../shared/format/money.ts'
import { formatNumber, pluralize } from '../../shared/format/numbers.ts'
import {
  formatDate,
  formatDateWithYear,
  formatMoment,
  formatTableDate,
  formatTime,
} from '../../shared/time/business-time.ts'

test('money shows cents only if there are any', () => {
  expect(formatCents(15_000)).toBe('$150')
  expect(formatCents(123_450)).toBe('$1,234.50')
  expect(formatCents(5)).toBe('$0.05')
  expect(formatCents(100_000_000)).toBe('$1,000,000')
})

test('money below zero has its sign before the dollar, and nothing is never negative', () => {
  expect(formatCents(-2_000)).toBe('−$20')
  expect(formatCents(-0)).toBe('$0')
})

test('accounts show every cent, averages whole dollars', () => {
  expect(formatCents(15_000, 'cents')).toBe('$150.00')
  expect(formatCents(123_456, 'cents')).toBe('$1,234.56')
  expect(formatCents(123_450, 'dollars')).toBe('$1,235')
})

test('money and numbers read as the platform formats them', () => {
  const currency = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const
  const platform = {
    auto: new Intl.NumberFormat('en-US', { ...currency, trailingZeroDisplay: 'stripIfInteger' }),
    cents: new Intl.NumberFormat('en-US', currency),
    dollars: new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 }),
  }
  const whole = new Intl.NumberFormat('en-US')
  const values = [0, 1, 49, 50, 99, 100, 149, 150, 99_949, 99_950, 100_000, 123_456, 1_234_567_890]
  for (const value of values.flatMap((each) => [each, 0 - each])) {
    for (const precision of ['auto', 'cents', 'dollars'] as const) {
      expect(formatCents(value, precision)).toBe(
        platform[precision].format(value / 100).replace('-', '−'),
      )
    }
    expect(formatNumber(value)).toBe(whole.format(value))
  }
  expect(formatNumber(1234.5)).toBe('1,234.5')
})

test('numbers are grouped, and what is counted agrees with its number', () => {
  expect(formatNumber(15_847)).toBe('15,847')
  expect(pluralize(1, 'booking')).toBe('1 booking')
  expect(pluralize(0, 'booking')).toBe('0 bookings')
  expect(pluralize(1200, 'reply', 'replies')).toBe('1,200 replies')
})

test('dates and times are read in the business zone, whatever the machine is in', () => {
  expect(formatDate('2026-03-03')).toBe('Tue, Mar 3')
  expect(formatDateWithYear('2026-03-03')).toBe('Mar 3, 2026')
  expect(formatTableDate('2026-03-03')).toBe('Mar 03, 2026')
  expect(formatTime('14:00')).toBe('02:00 PM')
  expect(formatMoment({ date: '2026-03-03', time: '10:00' }, 'America/New_York')).toBe(
    'Tue, Mar 3, 10:00 AM EST',
  )
})
