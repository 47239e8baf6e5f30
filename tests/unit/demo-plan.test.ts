import { expect, test } from 'vitest'
import { findArea, isServed } from '../../shared/areas/area.ts'
import { seedAreas } from '../../shared/areas/seed-areas.ts'
import { detailForm } from '../../shared/booking-details/index.ts'
import { bookingStatuses } from '../../shared/booking-status.ts'
import { findService, type ServiceId, services } from '../../shared/catalogue.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { startTimesOf } from '../../shared/time/slots.ts'
import { type BusinessPlan, planBusiness } from '../../src-server/seed/demo/plan/plan-business.ts'
import type { DemoOrder } from '../../src-server/seed/demo/plan/types.ts'
import { sampleDetails } from '../../src-server/seed/details/sample-details.ts'
import { anyHome } from '../../src-server/seed/homes.ts'
import { person } from '../../src-server/seed/people.ts'
import { randomNumbers } from '../../src-server/seed/random.ts'
import { requireService } from '../../src-server/seed/require-service.ts'

const timeZone = 'America/New_York'

/** Every weekday and season, holidays, both clock changes, year ends and a leap day. */
const days = [
  ...Array.from({ length: 14 }, (_, index) => addDays('2026-01-03', index * 26)),
  ...['2026-01-01', '2026-03-08', '2026-07-04', '2026-11-01', '2026-11-26', '2026-12-31'],
  '2028-02-29',
]
const plans = days.map((today) => planBusiness({ today, timeZone }))

const bookingsOf = ({ orders }: BusinessPlan) =>
  orders.flatMap((order) => order.services.map((_, booking) => ({ order, booking })))

const statusOf = (order: DemoOrder, booking: number) =>
  order.steps
    .filter((step) => step.booking === booking)
    .reduce((status, step) => {
      if (step.kind === 'cancel' || step.kind === 'cancelAsAdmin') return 'cancelled'
      if (step.kind !== 'advance') return status
      const next = { pending: 'confirmed', confirmed: 'in_progress', in_progress: 'completed' }
      expect(status).toBe(step.from)
      return next[step.from]
    }, 'pending')

test.each(plans)(
  'on $calendar.today there are about 300 bookings, of every service and status',
  (plan) => {
    const bookings = bookingsOf(plan)
    expect(bookings.length).toBeGreaterThan(290)
    expect(bookings.length).toBeLessThan(320)
    const booked = new Set(
      plan.orders.flatMap((order) => order.services.map((one) => one.serviceId)),
    )
    expect([...booked].toSorted()).toEqual(services.map(({ id }) => id).toSorted())
    const statuses = new Set(bookings.map(({ order, booking }) => statusOf(order, booking)))
    expect([...statuses].toSorted()).toEqual([...bookingStatuses].toSorted())
  },
)

test.each(plans)(
  'on $calendar.today past visits are over, and there are visits to come',
  (plan) => {
    const { today } = plan.calendar
    const visits = bookingsOf(plan).map(({ order, booking }) => {
      const move = order.steps.findLast((step) => step.kind === 'move')
      const visit = move?.kind === 'move' ? move.to : order.visit
      return { date: visit.date, status: statusOf(order, booking) }
    })
    const open = visits.filter(({ status }) => status === 'pending' || status === 'confirmed')
    expect(open.filter(({ date }) => date < today)).toEqual([])
    const upTo = (date: string) => open.filter((visit) => visit.date <= date).length
    expect(upTo(today)).toBeGreaterThan(1)
    expect(upTo(addDays(today, 6))).toBeGreaterThan(10)
    expect(open.length).toBeGreaterThan(25)
  },
)

test.each(plans)('on $calendar.today everything happens in order and before today', (plan) => {
  for (const { madeAt, steps, conversation } of plan.orders) {
    const times = [conversation?.startedAt ?? madeAt, madeAt, ...steps.map(({ at }) => at)]
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(0)
  }
})

test.each(plans)(
  'on $calendar.today every visit has its own time, and none is on a holiday',
  (plan) => {
    const closed = plan.holidays.map(({ date }) => date)
    const times = plan.orders.flatMap(({ services: ordered, visit, steps }) => [
      ...ordered.map(({ serviceId }) => ({ serviceId, ...visit })),
      ...steps.flatMap((step) =>
        step.kind === 'move'
          ? [{ serviceId: ordered[step.booking]?.serviceId ?? '', ...step.to }]
          : [],
      ),
    ])
    expect(new Set(times.map((time) => JSON.stringify(time))).size).toBe(times.length)
    expect(times.filter(({ date, time }) => !startTimesOf(date).includes(time))).toEqual([])
    expect(times.filter(({ date }) => closed.includes(date))).toEqual([])
  },
)

test.each(plans)(
  'on $calendar.today details are valid and customers live in the service areas',
  (plan) => {
    const faults = plan.orders.flatMap((order) =>
      order.services.flatMap(({ serviceId, details }) => {
        const category = findService(serviceId)?.bookingCategory ?? 'cleaning'
        return detailForm(category).schema.safeParse(details).error?.issues ?? []
      }),
    )
    expect(faults).toEqual([])
    expect(
      plan.customers.filter(({ zip }) => {
        const area = findArea(seedAreas, zip)
        return !area || !isServed(area)
      }),
    ).toEqual([])
  },
)

test.each(plans)(
  'on $calendar.today some reviews have replies, some are hidden, none is repeated',
  ({ orders }) => {
    const kinds = orders.flatMap(({ steps }) => steps.map(({ kind }) => kind))
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    expect(count('review')).toBeGreaterThan(70)
    expect(count('reply')).toBeGreaterThan(8)
    expect(count('hide')).toBeGreaterThan(0)
    const texts = orders.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === 'review' && step.text ? [step.text] : [])),
    )
    expect(new Set(texts).size).toBe(texts.length)
  },
)

test('the same day gives the same plan, another day a different one', () => {
  const plan = (today: string) => JSON.stringify(planBusiness({ today, timeZone }))
  expect(plan('2026-05-05')).toBe(plan('2026-05-05'))
  expect(plan('2026-05-05')).not.toBe(plan('2026-05-06'))
})

test('a service without texts of its own gets valid general details', () => {
  const customer = person(randomNumbers(1))
  for (const id of [
    'hvac',
    'house-cleaning',
    'handyman',
    'smart-home',
    'roofing',
    'moving',
  ] as const) {
    const service = {
      ...requireService(id),
      id: 'tree-removal' as ServiceId,
      title: 'Tree Removal',
    }
    const random = randomNumbers(2)
    const details = sampleDetails({
      service,
      customer,
      home: anyHome(random),
      date: '2026-05-05',
      daysAhead: 3,
      random,
    })
    expect(detailForm(service.bookingCategory).schema.safeParse(details).error).toBeUndefined()
  }
})
