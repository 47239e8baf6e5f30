import { expect, test } from 'vitest'
import { leadPoints, leadScore } from '../../shared/leads.ts'

const nothing = { contact: {}, serviceCount: 0, urgency: 'low', value: 0 } as const
const everything = {
  contact: { name: 'Ada', email: 'ada@example.com', phone: '(555) 010-1843', zip: '12203' },
  serviceCount: 2,
  urgency: 'urgent',
  timeFrame: 'friday',
  value: 50_000,
} as const

test('nothing known is 0, everything known is 100', () => {
  expect(leadScore(leadPoints(nothing))).toBe(0)
  expect(leadScore(leadPoints(everything))).toBe(100)
})

test.each([
  [{ contact: { name: 'Ada' } }, 'Name', 5],
  [{ contact: { email: 'a@b.co' } }, 'Email', 15],
  [{ contact: { phone: '1' } }, 'Phone', 15],
  [{ contact: { address: '12 Oak St' } }, 'Location', 10],
  [{ serviceCount: 1 }, 'Services', 15],
  [{ serviceCount: 3 }, 'Services', 20],
  [{ urgency: 'normal' as const }, 'Urgency', 5],
  [{ urgency: 'high' as const }, 'Urgency', 10],
  [{ urgency: 'urgent' as const }, 'Urgency', 15],
  [{ timeFrame: 'friday' }, 'Time frame', 10],
  [{ value: 20_000 }, 'Value', 5],
  [{ value: 50_000 }, 'Value', 10],
])('%o gives points for %s: %i', (more, what, points) => {
  expect(leadPoints({ ...nothing, ...more })).toEqual([{ what, points }])
})
