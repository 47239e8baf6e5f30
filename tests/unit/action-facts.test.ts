import { expect, test } from 'vitest'
import { describeAction } from '../../src-client/admin/settings/describe-action.ts'

test.each([
  [
    { serviceId: 'air-ducts', date: '2026-11-24', time: '14:00', seat: 2 },
    'service: Air Duct Cleaning, date: Nov 24, 2026, time: 02:00 PM, seat: 2',
  ],
  [{ from: 'in_progress', to: 'completed' }, 'from: In Progress, to: Completed'],
  [{ from: '2026-11-01', to: '2026-11-30' }, 'from: Nov 01, 2026, to: Nov 30, 2026'],
  [{ status: 'won', owner: 'boss@example.com' }, 'status: Won, owner: boss@example.com'],
  // Text that people wrote is left as it is.
  [{ reason: 'moving', reply: null }, 'reason: moving'],
  [{ serviceId: 'gone-since', date: 'x' }, 'service: gone-since, date: x'],
])('the audit log’s wording of %o', (facts, words) => {
  expect(describeAction(facts)).toBe(words)
})
