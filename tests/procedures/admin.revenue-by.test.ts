import { expect, test } from 'vitest'
import { revenueGroups } from '../../shared/admin/figures.ts'
import { bookAsGuest } from '../support/guest-booking.ts'
import { contact } from '../support/order.ts'
import { refusal } from '../support/outcome.ts'
import { addProfessional } from '../support/professionals.ts'
import { serverWithAdmin } from '../support/server-with-admin.ts'

const at = serverWithAdmin()

type Input = Parameters<typeof at.boss.figures.revenueBy>[0]

/** The revenue by name, in cents. */
const revenueBy = async (input: Input) =>
  Object.fromEntries(
    (await at.boss.figures.revenueBy(input)).rows.map(({ name, revenue }) => [name, revenue]),
  )
const priceOf = async (id: string) => (await at.boss.bookings.get({ id })).quoteAmount

test('revenue by service, by professional and by state adds up to the total revenue, by either date', async () => {
  await addProfessional(at.server.deps, { skills: ['plumbing'] })
  const { id: plumbing } = await at.booked()
  const { id: hvac } = await bookAsGuest(at.server, 'hvac', {
    date: '2026-12-02',
    zip: '07302',
    contact: { ...contact, address: '1 Bay Street, Jersey City, NJ 07302' },
  })
  const { id: cancelled } = await bookAsGuest(at.server, 'roofing')
  await at.boss.bookings.cancel({ id: cancelled, from: 'pending', reason: 'Rain' })
  const [ofPlumbing, ofHvac] = [await priceOf(plumbing), await priceOf(hvac)]
  expect(await revenueBy({ group: 'service' })).toEqual({ Plumbing: ofPlumbing, HVAC: ofHvac })
  expect(await revenueBy({ group: 'professional' })).toEqual({
    'Ana Ruiz': ofPlumbing,
    'Nobody assigned': ofHvac,
  })
  expect(await revenueBy({ group: 'state' })).toEqual({ NY: ofPlumbing, NJ: ofHvac })
  for (const period of [
    {},
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-24', to: '2026-12-01' },
    { from: '2026-11-02', to: '2027-02-03' },
    { to: '2026-12-02' },
  ]) {
    for (const by of ['created', 'scheduled'] as const) {
      const { total } = await at.boss.figures.revenue({ ...period, by })
      for (const group of revenueGroups) {
        const { rows } = await at.boss.figures.revenueBy({ ...period, by, group })
        expect(rows.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(total)
      }
    }
  }
})

test('the sums follow a visit that is given to somebody else, started, taken back and moved to another state', async () => {
  const ana = await addProfessional(at.server.deps, { skills: ['plumbing'], zips: ['122'] })
  const ben = await addProfessional(at.server.deps, { name: 'Ben Cole', skills: ['plumbing'] })
  const { id } = await at.booked({ professionalId: ana })
  const price = await priceOf(id)
  expect(await revenueBy({ group: 'professional' })).toEqual({ 'Ana Ruiz': price })
  await at.boss.bookings.assign({ id, professionalId: ben, from: ana })
  expect(await revenueBy({ group: 'professional' })).toEqual({ 'Ben Cole': price })
  await at.boss.bookings.updateStatus({ id, to: 'confirmed' })
  expect(await revenueBy({ group: 'professional' })).toEqual({ 'Ben Cole': price })
  await at.boss.bookings.updateStatus({ id, to: 'in_progress' })
  expect(await revenueBy({ group: 'professional' })).toEqual({})
  await at.boss.bookings.undoStatus({ id, from: 'in_progress' })
  const december = { from: '2026-12-01', to: '2026-12-31', by: 'scheduled' } as const
  expect(await revenueBy({ group: 'professional', ...december })).toEqual({ 'Ben Cole': 0 })
  await at.boss.bookings.move({ id, date: '2026-12-01', time: '10:00' })
  expect(await revenueBy({ group: 'professional', ...december })).toEqual({ 'Ben Cole': price })
  expect(await revenueBy({ group: 'state' })).toEqual({ NY: price })
  const { answers, sequence } = await at.boss.bookings.get({ id })
  await at.boss.bookings.edit({
    id,
    quoteAmount: price,
    sequence,
    contact: { phone: contact.phone, address: '1 Bay Street, Jersey City, NJ 07302' },
    details: answers,
  })
  expect(await revenueBy({ group: 'state' })).toEqual({ NJ: price })
  // A zip code that no state has, as in old bookings.
  await at.server.database.write.updateTable('bookings').set({ customer_zip: null }).execute()
  expect(await revenueBy({ group: 'state' })).toEqual({ Elsewhere: price })
})

test('each row is compared with the period before; what was there before and is gone still has its row', async () => {
  const { id: november } = await at.booked()
  const { id: december } = await bookAsGuest(at.server, 'hvac', { date: '2026-12-02' })
  const input = { from: '2026-12-01', to: '2026-12-31', by: 'scheduled', group: 'service' } as const
  expect(await at.boss.figures.revenueBy(input)).toEqual({
    before: { from: '2026-11-01', to: '2026-11-30' },
    rows: [
      { id: 'hvac', name: 'HVAC', bookings: 1, revenue: await priceOf(december), before: 0 },
      {
        id: 'plumbing',
        name: 'Plumbing',
        bookings: 0,
        revenue: 0,
        before: await priceOf(november),
      },
    ],
  })
  expect(await at.boss.figures.revenueBy({ group: 'service' })).toMatchObject({ before: null })
  expect(
    await refusal(at.boss.figures.revenueBy({ ...input, from: '2026-12-02', to: '2026-12-01' })),
  ).toContain('The period ends before it begins.')
})

test('revenue over time adds up to the total revenue, and says which bin is not over', async () => {
  await at.booked()
  await bookAsGuest(at.server, 'hvac', { date: '2026-12-02' })
  const month = { from: '2026-11-01', to: '2026-11-30' }
  const { unit, before, bins } = await at.boss.figures.revenueOverTime(month)
  const { total } = await at.boss.figures.revenue(month)
  expect({ unit, before, days: bins.length }).toEqual({
    unit: 'day',
    before: { from: '2026-10-01', to: '2026-10-31' },
    days: 30,
  })
  expect(bins.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(total)
  expect(bins.filter(({ isSoFar }) => isSoFar)).toEqual([
    { from: '2026-11-23', to: '2026-11-23', revenue: total, before: 0, isSoFar: true },
  ])
  expect(await at.boss.figures.revenueOverTime({ by: 'scheduled' })).toMatchObject({
    before: null,
    bins: [{ from: '2026-11-24', before: null }, ...Array.from({ length: 8 }, () => ({}))],
  })
})

test('without a booking, revenue over time has no bins', async () => {
  expect(await at.boss.figures.revenueOverTime({})).toEqual({ unit: 'day', before: null, bins: [] })
})
