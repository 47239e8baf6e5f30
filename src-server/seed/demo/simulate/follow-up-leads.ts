import { hashSession } from '../../../chat/session-hash.ts'
import type { DemoConversation } from '../plan/types.ts'
import type { Office } from './open-office.ts'
import { onDuty } from './placed-order.ts'
import type { Sessions } from './simulate-conversation.ts'
import type { Simulation } from './simulation.ts'

/** Follows up the conversations as planned. */
export async function followUpLeads(
  simulation: Simulation,
  office: Office,
  sessions: Sessions,
): Promise<void> {
  for (const [conversation, sessionId] of sessions) {
    await followUp(simulation, office, conversation, hashSession(sessionId))
  }
}

async function followUp(
  simulation: Simulation,
  office: Office,
  { followUps, startedAt }: DemoConversation,
  sessionHash: string,
): Promise<void> {
  if (followUps.length === 0) return
  const { id } = await simulation
    .depsAt(startedAt)
    .database.read.selectFrom('chat_conversations')
    .select('id')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirstOrThrow()
  const owner = onDuty(office, startedAt)
  let seen: Parameters<ReturnType<Simulation['as']>['admin']['leads']['update']>[0]['seen'] = {
    status: 'new',
  }
  for (const { at, status, note } of followUps) {
    const saved = { status, owner: owner.email, note }
    await simulation.as(owner, at).admin.leads.update({ id, ...saved, seen })
    seen = saved
  }
}
