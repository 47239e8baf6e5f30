import { wallClock } from '../../../shared/business-time.ts'
import type { Deps } from '../../context.ts'
import { addCustomers } from './perform/add-customers.ts'
import { arrangeSchedule } from './perform/arrange-schedule.ts'
import { copyFirstQuestions } from './perform/copy-first-questions.ts'
import { followUpLeads } from './perform/follow-up-leads.ts'
import { holdConversations } from './perform/hold-conversations.ts'
import { openOffice } from './perform/open-office.ts'
import { performOrders } from './perform/perform-orders.ts'
import { receiveMessages } from './perform/receive-messages.ts'
import { settle } from './perform/settle.ts'
import { createStage } from './perform/stage.ts'
import { planBusiness } from './plan/plan-business.ts'

/**
 * Seeds an empty database with a business of three months, up to the midnight before today. It is planned first, the
 * same for the same day, and then performed through the product's own procedures, so that histories, sums and messages
 * are what they would be.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  const timeZone = deps.env.TIME_ZONE
  const plan = planBusiness({ today: wallClock(deps.clock.now(), timeZone).date, timeZone })
  const stage = createStage(deps, plan.calendar)
  const office = await openOffice(stage, plan.holidays)
  const accounts = await addCustomers(stage, plan)
  const sessions = await holdConversations(stage, plan, accounts)
  await copyFirstQuestions(stage)
  const performed = await performOrders(stage, office, plan, { accounts, sessions })
  await followUpLeads(stage, office, sessions)
  await receiveMessages(stage, office, plan)
  await arrangeSchedule(stage, office, plan)
  await settle(stage, performed)
}
