import { expect, test } from 'vitest'
import { describeTimeOff } from '../../src-client/admin/professionals/describe-time-off.ts'

test.each([
  ['2026-11-24 00:00', '2026-11-24 24:00', 'Nov 24, 2026'],
  ['2026-11-24 00:00', '2026-11-25 00:00', 'Nov 24, 2026'],
  ['2026-11-24 00:00', '2026-11-28 24:00', 'Nov 24, 2026 to Nov 28, 2026'],
  ['2026-11-24 18:00', '2026-11-25 00:00', 'Nov 24, 2026, 06:00 PM to midnight'],
  ['2026-11-24 12:00', '2026-11-24 18:00', 'Nov 24, 2026, 12:00 PM to 06:00 PM'],
  ['2026-11-24 00:00', '2026-11-24 10:30', 'Nov 24, 2026, 12:00 AM to 10:30 AM'],
  ['2026-11-24 14:00', '2026-11-26 10:00', 'Nov 24, 2026, 02:00 PM to Nov 26, 2026, 10:00 AM'],
])('time off from %s to %s reads as %s', (startsAt, endsAt, words) => {
  expect(describeTimeOff({ startsAt, endsAt })).toBe(words)
})
