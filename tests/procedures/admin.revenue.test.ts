import { expect, test } from 'vitest'
import { periodBefore } from '../../src-server/admin/figures/period-before.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

test('revenue counts by the day of the booking or by that of the visit', async () => {
  const { id } = await at.booked({ date: '2026-12-02', time: '10:00' })
  const { quoteAmount } = await at.boss.bookings.get({ id })
  const november = { from: '2026-11-01', to: '2026-11-30' }
  const december = { from: '2026-12-01', to: '2026-12-31' }
  const total = async (input: Parameters<typeof at.boss.figures.revenue>[0]) =>
    (await at.boss.figures.revenue(input)).total
  expect(await total(november)).toBe(quoteAmount)
  expect(await total(december)).toBe(0)
  expect(await total({ ...november, by: 'scheduled' })).toBe(0)
  expect(await total({ ...december, by: 'scheduled' })).toBe(quoteAmount)
  expect(await at.boss.figures.revenue({ ...december, by: 'created' })).toMatchObject({
    before: { from: '2026-11-01', to: '2026-11-30', total: quoteAmount },
  })
  expect(await at.boss.figures.revenue({})).toMatchObject({ before: null })
  await at.boss.bookings.move({ id, date: '2026-11-25', time: '10:00' })
  expect(await total({ ...november, by: 'scheduled' })).toBe(quoteAmount)
  expect(await total({ ...december, by: 'scheduled' })).toBe(0)
})

test('a fee counts under its own name, by the day of the booking or of the visit', async () => {
  const { id } = await at.booked({ date: '2026-11-24', time: '10:00' })
  const { quoteAmount } = await at.boss.bookings.get({ id })
  at.server.clock.set('2026-11-24T15:00:00.000Z')
  await at.boss.bookings.endVisit({ id, from: 'pending', outcome: 'no_show', reason: 'Nobody.' })
  for (const by of ['created', 'scheduled'] as const) {
    expect(await at.boss.figures.revenue({ by })).toMatchObject({ total: 0, fees: quoteAmount / 2 })
  }
  expect(await at.boss.figures.revenue({ by: 'scheduled', to: '2026-11-23' })).toMatchObject({
    fees: 0,
  })
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24'],
  ['2026-11-01', undefined, '2026-10-01', '2026-10-24'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-11-18', '2026-11-24', '2026-11-11', '2026-11-17'],
])('%s to %s is compared with %s to %s', (from, to, first, last) => {
  expect(periodBefore({ from, to }, '2026-11-24')).toEqual({ from: first, to: last })
})
