import { wallClock } from '../../../shared/time/business-time.ts'
import type { Deps } from '../../context.ts'
import { planBusiness } from './plan/plan-business.ts'
import { addCrew } from './simulate/add-crew.ts'
import { addCustomers } from './simulate/add-customers.ts'
import { arrangeSchedule } from './simulate/arrange-schedule.ts'
import { copyFirstQuestions } from './simulate/copy-first-questions.ts'
import { followUpLeads } from './simulate/follow-up-leads.ts'
import { openOffice } from './simulate/open-office.ts'
import { receiveMessages } from './simulate/receive-messages.ts'
import { settle } from './simulate/settle.ts'
import { simulateConversations } from './simulate/simulate-conversations.ts'
import { simulateOrders } from './simulate/simulate-orders.ts'
import { createSimulation } from './simulate/simulation.ts'

/**
 * Seeds an empty database with a business of three months, up to the start of today. First it is planned (the same day
 * gives the same plan), then simulated through the product's own procedures, so that histories, sums and messages are
 * what they would be in real use.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  const timeZone = deps.env.TIME_ZONE
  const plan = planBusiness({ today: wallClock(deps.clock.now(), timeZone).date, timeZone })
  const simulation = createSimulation(deps, plan.calendar)
  const office = await openOffice(simulation, plan.holidays)
  const crew = await addCrew(simulation, office)
  const accounts = await addCustomers(simulation, plan)
  const sessions = await simulateConversations(simulation, plan, accounts)
  await copyFirstQuestions(simulation)
  const placed = await simulateOrders(simulation, office, plan, { accounts, sessions, crew })
  await followUpLeads(simulation, office, sessions)
  await receiveMessages(simulation, office, plan)
  await arrangeSchedule(simulation, office, plan)
  await settle(simulation, placed)
}
