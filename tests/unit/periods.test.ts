import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../shared/time/business-time.ts'
import { spansOf } from '../../src-server/admin/figures/period-spans.ts'

const month = { span: 'month', sign: 1 }
const more = { span: 'day', sign: 1 }
const fewer = { span: 'day', sign: -1 }

test.each([
  [{}, [{ ...month, from: undefined, to: undefined }]],
  [{ from: '2026-01-01', to: '2026-03-31' }, [{ ...month, from: '2026-01-01', to: '2026-03-31' }]],
  [
    { from: '2026-01-31', to: '2026-03-30' },
    [
      { ...month, from: '2026-02-01', to: '2026-03-31' },
      { ...more, from: '2026-01-31', to: '2026-01-31' },
      { ...fewer, from: '2026-03-31', to: '2026-03-31' },
    ],
  ],
  [
    { from: '2026-01-03', to: '2026-02-02' },
    [
      { ...month, from: '2026-01-01', to: '2026-01-31' },
      { ...fewer, from: '2026-01-01', to: '2026-01-02' },
      { ...more, from: '2026-02-01', to: '2026-02-02' },
    ],
  ],
  [{ to: '2026-01-31' }, [{ ...month, from: undefined, to: '2026-01-31' }]],
  [
    { from: '2026-01-02' },
    [
      { ...month, from: '2026-01-01', to: undefined },
      { ...fewer, from: '2026-01-01', to: '2026-01-01' },
    ],
  ],
])('%o is read as whole months, and days more or fewer at its ends', (period, spans) => {
  expect(spansOf(period)).toEqual(spans)
})

test('every period of up to two years is read once, day for day, from few rows', () => {
  for (let start = 0; start < 60; start += 1) {
    for (let days = 1; days < 731; days += 17) {
      const from = addDays('2026-01-15', start)
      const lengths = spansOf({ from, to: addDays(from, days - 1) }).map((one) => ({
        ...one,
        days: daysBetween(one.from ?? '', one.to ?? '') + 1,
      }))
      expect(lengths.reduce((sum, one) => sum + one.sign * one.days, 0)).toBe(days)
      const read = lengths.filter(({ span }) => span === 'day')
      expect(read.reduce((sum, one) => sum + one.days, 0)).toBeLessThanOrEqual(32)
    }
  }
})
