import type { BusinessPlan } from '../plan/plan-business.ts'
import { day, hour, officeTime, type PlanTime } from '../plan/plan-time.ts'
import { areaRequests, contactRequests, experienceRatings, helpRequests } from '../words/inbox.ts'
import type { Office } from './open-office.ts'
import { onDuty } from './placed-order.ts'
import type { Simulation } from './simulation.ts'

/**
 * Sends the contact messages, the ratings of the site, and who waits for the company to come. The office answers the
 * older messages.
 */
export async function receiveMessages(
  simulation: Simulation,
  office: Office,
  { writers }: BusinessPlan,
): Promise<void> {
  for (const [index, request] of [...helpRequests, ...contactRequests].entries()) {
    const [firstName = '', ...others] = (writers[index]?.name ?? '').split(' ')
    const { email = '', phone } = writers[index] ?? {}
    const { message } = request
    const sender = { firstName, lastName: others.join(' '), email, message }
    const at = -request.daysAgo * day + 9 * hour + index * 23
    const { contact } = simulation.as(null, at)
    if ('topic' in request) await contact.sendHelp({ ...sender, topic: request.topic })
    else await contact.sendContact({ ...sender, phone, subject: request.subject })
    if (request.answered) await answerLatest(simulation, office, at)
  }
  for (const [index, { zip, daysAgo }] of areaRequests.entries()) {
    const { email = '' } = writers[index] ?? {}
    await simulation.as(null, -daysAgo * day + 19 * hour + index * 7).area.request({ zip, email })
  }
  for (const [index, rating] of experienceRatings.entries()) {
    await simulation.as(null, -(index * 2 + 1) * day + 14 * hour + index).contact.rate({ rating })
  }
}

async function answerLatest(
  simulation: Simulation,
  office: Office,
  receivedAt: PlanTime,
): Promise<void> {
  const { id } = await simulation
    .depsAt(receivedAt)
    .database.read.selectFrom('contact_messages')
    .select('id')
    .where('created_at', '=', simulation.depsAt(receivedAt).clock.now().toISOString())
    .executeTakeFirstOrThrow()
  const at = officeTime(simulation.calendar, receivedAt + 5 * hour)
  await simulation.as(onDuty(office, at), at).admin.messages.setAnswered({ id, answered: true })
}
