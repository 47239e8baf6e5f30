import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urgencyOfVisit } from '../../shared/booking-details/urgency.ts'
import {
  bestAddition,
  bundles,
  combinedQuote,
  priceFrom,
  savingsFor,
} from '../../shared/bundles.ts'
import { findService, type ServiceId, services } from '../../shared/catalogue.ts'
import { estimate, explainEstimate, lowestEstimate } from '../../shared/pricing.ts'
import { formOf } from '../../shared/questions/form-of.ts'
import { daysBetween } from '../../shared/time/business-time.ts'

const service = (id: ServiceId) => {
  const found = findService(id)
  if (!found) throw new Error(id)
  return found
}

test.each([
  ['house-cleaning', { propertySize: 1500, roomCount: 3 }, 293_00], // 150 x 1.5 x 1.3 = 292.5
  ['house-cleaning', { propertySize: 400, roomCount: 0 }, 150_00], // a small place counts as 1,000 sq ft
  ['house-cleaning', {}, 165_00], // one room if none is given
  ['moving', {}, 110_00],
  ['new-construction', {}, 5500_00],
  ['lawn-care', { propertySize: 'extra-large' }, 88_00], // word sizes do not count
] as const)('%s with %o costs %d cents', (id, details, cents) => {
  expect(estimate(service(id), details)).toEqual({
    basePrice: cents,
    urgencyFee: 0,
    discounts: 0,
    total: cents,
  })
})

test('an emergency adds $50, other urgencies nothing', () => {
  expect(estimate(service('plumbing'), { urgencyLevel: 'emergency' }).total).toBe(248_00)
  expect(estimate(service('plumbing'), { urgencyLevel: 'high' }).total).toBe(198_00)
})

test.each([
  ['2026-03-07', 'emergency', 50_00], // a day that has begun counts as today
  ['2026-03-08', 'emergency', 50_00],
  ['2026-03-09', 'high', 0], // the day between has 23 hours
  ['2026-03-10', 'high', 0],
  ['2026-03-11', 'normal', 0],
] as const)('seen from March 8, a repair on %s is %s', (date, urgencyLevel, fee) => {
  expect(urgencyOfVisit(daysBetween('2026-03-08', date))).toBe(urgencyLevel)
  expect(estimate(service('plumbing'), { urgencyLevel }).urgencyFee).toBe(fee)
})

test('a recurring visit saves $20; one-time or no frequency saves nothing', () => {
  const total = (serviceFrequency?: string) =>
    estimate(service('lawn-care'), { serviceFrequency }).total
  expect(['weekly', 'bi-weekly', 'monthly'].map(total)).toEqual([68_00, 68_00, 68_00])
  expect([total('one-time'), total()]).toEqual([88_00, 88_00])
})

test('every bundle whose services are all chosen counts, and they add up', () => {
  const savings = savingsFor(['moving', 'house-cleaning', 'pest-control'], 500_00)
  expect(savings.bundles.map((bundle) => bundle.savings)).toEqual([20_00, 50_00])
  expect(savings.manyServicesDiscount).toBe(0)
  expect(savingsFor(['plumbing', 'electrical'], 1).bundles.map((one) => one.savings)).toEqual([
    30_00,
  ])
  expect(savingsFor(['lawn-care', 'house-cleaning'], 1).bundles.map((one) => one.savings)).toEqual([
    25_00,
  ])
})

test('four services or more save a further 10% of the subtotal', () => {
  const four = (['hvac', 'roofing', 'chimney', 'moving'] as const).map((id) => ({
    service: service(id),
    details: {},
  }))
  const quote = combinedQuote(four)
  expect(quote.subtotal).toBe(275_00 + 880_00 + 220_00 + 110_00)
  expect(quote.manyServicesDiscount).toBe(148_50)
  expect(quote.total).toBe(1336_50)
})

test('for any services: never below zero, shares add up, and adding a service loses no bundle', () => {
  const anyServices = fc.subarray([...services], { minLength: 1 })
  fc.assert(
    fc.property(anyServices, fc.integer({ min: 1, max: 100_000 }), (chosen, propertySize) => {
      const order = chosen.map((one) => ({ service: one, details: { propertySize } }))
      const quote = combinedQuote(order)
      expect(quote.total).toBeGreaterThanOrEqual(0)
      expect(quote.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(quote.total)
      expect(quote.amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
      const fewer = combinedQuote(order.slice(1))
      for (const bundle of fewer.bundles) expect(quote.bundles).toContainEqual(bundle)
    }),
  )
  expect(bundles).toHaveLength(4)
})

test('the bar’s price: the lowest estimates, less what is saved', () => {
  const chosen = (['moving', 'house-cleaning', 'pest-control', 'plumbing'] as const).map(service)
  expect(priceFrom(chosen.slice(0, 3))).toMatchObject({ subtotal: 370_00, total: 300_00 })
  // 568 less 20, 50 and 56.80
  expect(priceFrom(chosen)).toMatchObject({ manyServicesDiscount: 56_80, total: 441_20 })
  expect(priceFrom([])).toMatchObject({ bundles: [], total: 0 })
})

test('the service whose addition saves the most', () => {
  expect(bestAddition(['house-cleaning'])).toEqual({ serviceId: 'lawn-care', savings: 25_00 })
  expect(bestAddition(['house-cleaning', 'moving'])).toEqual({
    serviceId: 'pest-control',
    savings: 70_00,
  })
  expect(bestAddition(['plumbing'])).toEqual({ serviceId: 'electrical', savings: 30_00 })
  expect(bestAddition(['hvac'])).toBeUndefined()
  expect(bestAddition(['plumbing', 'electrical'])).toBeUndefined()
})

test('the lowest estimate of each service is at most every other one that its form allows', () => {
  for (const one of services) {
    const lowest = lowestEstimate(one)
    const asked = formOf(one).groups.flatMap(({ fields }) => fields.map(({ name }) => name))
    const smallest = asked.includes('roomCount') ? { propertySize: 1, roomCount: 0 } : {}
    expect(lowest).toBe(estimate(one, smallest).total)
    expect(lowest).toBeLessThanOrEqual(estimate(one, { propertySize: 1500, roomCount: 1 }).total)
  }
  expect(lowestEstimate(service('house-cleaning'))).toBe(150_00)
  expect(lowestEstimate(service('plumbing'))).toBe(198_00)
})

test('a price is explained by the steps of its formula', () => {
  expect(
    explainEstimate(service('house-cleaning'), {
      propertySize: 1800,
      roomCount: 3,
      serviceFrequency: 'weekly',
    }),
  ).toEqual([
    ['House Cleaning', '$150'],
    ['1,800 sq ft', '× 1.8'],
    ['Rooms: 3', '× 1.3'],
    ['Base price, in whole dollars', '$351'],
    ['Regular visits', '- $20'],
  ])
  expect(explainEstimate(service('plumbing'), { urgencyLevel: 'emergency' })).toEqual([
    ['Plumbing', '$180'],
    ['Rooms: not asked, priced as one', '× 1.1'],
    ['Base price, in whole dollars', '$198'],
    ['Same-day visit', '+ $50'],
  ])
  expect(explainEstimate(service('house-cleaning'), { propertySize: 800 })[1]).toEqual([
    '800 sq ft (priced as 1,000)',
    '× 1',
  ])
})
