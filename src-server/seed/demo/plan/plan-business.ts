import { addDays } from '../../../../shared/time/business-time.ts'
import { slotHorizonDays } from '../../../../shared/time/slots.ts'
import type { Person } from '../../people.ts'
import { randomNumbers } from '../../random.ts'
import { contactRequests, helpRequests } from '../words/inbox.ts'
import { planDemand } from './demand.ts'
import { demoCustomer, demoCustomersOrders } from './demo-customer.ts'
import { demoHolidays, type Holiday } from './holidays.ts'
import { withMishaps } from './mishaps.ts'
import { withClaims } from './plan-claims.ts'
import { planConversations, withConversations } from './plan-conversations.ts'
import { differentPersons, planCustomers } from './plan-customers.ts'
import { planOrder } from './plan-order.ts'
import { planReviews } from './plan-reviews.ts'
import type { Calendar } from './plan-time.ts'
import { regularOrders } from './regular-customers.ts'
import { spreadDemand } from './spread-demand.ts'
import type { DemoConversation, DemoCustomer, DemoOrder } from './types.ts'
import { daysBack, visitDays } from './visit-days.ts'
import { visitTimes } from './visit-times.ts'
import { workInProgress } from './work-in-progress.ts'

export interface BusinessPlan {
  calendar: Calendar
  holidays: Holiday[]
  customers: DemoCustomer[]
  orders: DemoOrder[]
  /** Conversations without a booking. */
  conversations: DemoConversation[]
  /** The senders of contact messages. */
  writers: Person[]
}

const seed = 2024
const customerCount = 180
const writerCount = helpRequests.length + contactRequests.length

/** Plans three months of business, up to the start of today. The same day always gives the same plan. */
export function planBusiness(calendar: Calendar): BusinessPlan {
  const random = randomNumbers(seed)
  const { today } = calendar
  const holidays = demoHolidays(addDays(today, -daysBack), today, addDays(today, slotHorizonDays))
  const closed = new Set(holidays.map(({ date }) => date))
  const planner = {
    calendar,
    random,
    times: visitTimes(calendar, random, closed),
    lastCrew: new Map<string, string>(),
  }
  const nextPerson = differentPersons(random, [demoCustomer])
  const customers = planCustomers(random, nextPerson, customerCount)
  const owners = customers.filter(isOwner)
  const fixed = [
    ...demoCustomersOrders,
    ...regularOrders(owners.toReversed()),
    ...workInProgress(owners),
  ]
  const demand = planDemand(
    random,
    fixed.flatMap(({ serviceIds }) => serviceIds),
  )
  const days = random.shuffle(visitDays(calendar, demand.length, closed))
  const wanted = [...fixed, ...spreadDemand(random, demand, days, customers)]
  const orders = planReviews(
    planner,
    wanted.map((order) => planOrder(planner, order)),
  )
  return {
    calendar,
    holidays,
    customers: [demoCustomer, ...customers],
    orders: withMishaps(withConversations(planner, withClaims(calendar, orders))),
    conversations: planConversations(planner, nextPerson),
    writers: Array.from({ length: writerCount }, nextPerson),
  }
}

const isOwner = ({ hasAccount, home }: DemoCustomer) => hasAccount && home.propertyType === 'house'
