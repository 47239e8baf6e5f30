import { expect, test } from 'vitest'
import { binLabel, formatDays } from '../../src-client/admin/figures/bin-label.ts'
import { formatChange, formatPoints } from '../../src-client/admin/figures/change.ts'
import { binsBefore, binsOf, lastMonths, unitOf } from '../../src-server/admin/figures/bins.ts'

test.each([
  ['2026-11-23', '2026-11-23', 'day'],
  ['2026-10-24', '2026-11-23', 'day'],
  ['2026-10-23', '2026-11-23', 'week'],
  ['2026-05-26', '2026-11-23', 'week'],
  ['2026-05-25', '2026-11-23', 'month'],
])('%s to %s is divided into one %s each', (from, to, unit) => {
  expect(unitOf({ from, to })).toBe(unit)
})

test('weeks go from Monday to Sunday, the first and the last as far as the period', () => {
  expect(binsOf({ from: '2026-10-29', to: '2026-11-11' }, 'week')).toEqual([
    { from: '2026-10-29', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-11' },
  ])
})

test('months end with their last day, in leap years too', () => {
  expect(binsOf({ from: '2028-01-31', to: '2028-03-01' }, 'month')).toEqual([
    { from: '2028-01-31', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ])
})

test('a week is compared with the days as far from the beginning of the period before', () => {
  const bins = binsOf({ from: '2026-10-29', to: '2026-11-11' }, 'week')
  expect(binsBefore(bins, { from: '2026-10-15', to: '2026-10-28' }, 'week')).toEqual([
    { from: '2026-10-15', to: '2026-10-18' },
    { from: '2026-10-19', to: '2026-10-25' },
    { from: '2026-10-26', to: '2026-10-28' },
  ])
})

test('the last months go over the turn of the year', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
})

test.each([
  ['2026-11-20', '2026-11-20', 'day', 'Fri, Nov 20'],
  ['2026-11-23', '2026-11-23', 'day', 'Mon, Nov 23 (so far)'],
  ['2026-11-09', '2026-11-15', 'week', 'Nov 9 to Nov 15'],
  ['2026-10-29', '2026-11-01', 'week', 'Oct 29 to Nov 1 (4 days)'],
  ['2026-11-23', '2026-11-23', 'week', 'Nov 23 (so far)'],
  ['2026-10-01', '2026-10-31', 'month', 'Oct 2026'],
  ['2026-11-01', '2026-11-23', 'month', 'Nov 2026 (so far)'],
  ['2025-11-24', '2025-11-30', 'month', 'Nov 24 to Nov 30, 2025 (7 days)'],
] as const)('%s to %s as one %s is called %s', (from, to, unit, label) => {
  expect(binLabel({ from, to }, unit, '2026-11-23')).toBe(label)
})

test('a change is in percent, that of a rate in points', () => {
  expect(formatChange(56, 50)).toBe('+12%')
  expect(formatChange(46, 50)).toBe('−8%')
  expect(formatChange(50, 50)).toBe('±0%')
  expect(formatChange(5, 0)).toBe('')
  expect(formatPoints(12.5, 10)).toBe('+2.5 points')
  expect(formatPoints(10, 12.04)).toBe('−2.0 points')
})

test('a period names its year, and both where there are two', () => {
  expect(formatDays({ from: '2026-11-16', to: '2026-11-22' })).toBe('Nov 16 to Nov 22, 2026')
  expect(formatDays({ from: '2025-12-31', to: '2026-01-01' })).toBe('Dec 31, 2025 to Jan 1, 2026')
  expect(formatDays({ from: '2026-11-16', to: '2026-11-16' })).toBe('Nov 16, 2026')
})
