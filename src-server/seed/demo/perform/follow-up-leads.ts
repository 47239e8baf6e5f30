import { hashSession } from '../../../chat/session-hash.ts'
import type { DemoConversation } from '../plan/types.ts'
import type { Sessions } from './hold-conversation.ts'
import type { Office } from './open-office.ts'
import { onDuty } from './performed-order.ts'
import type { Stage } from './stage.ts'

/** Has the office follow up the conversations as planned. */
export async function followUpLeads(
  stage: Stage,
  office: Office,
  sessions: Sessions,
): Promise<void> {
  for (const [conversation, sessionId] of sessions) {
    await followUp(stage, office, conversation, hashSession(sessionId))
  }
}

async function followUp(
  stage: Stage,
  office: Office,
  { followUps, startedAt }: DemoConversation,
  sessionHash: string,
): Promise<void> {
  if (followUps.length === 0) return
  const { id } = await stage
    .depsAt(startedAt)
    .database.read.selectFrom('chat_conversations')
    .select('id')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirstOrThrow()
  const owner = onDuty(office, startedAt)
  let seen: Parameters<ReturnType<Stage['as']>['admin']['updateLead']>[0]['seen'] = {
    status: 'new',
  }
  for (const { at, status, note } of followUps) {
    const saved = { status, owner: owner.email, note }
    await stage.as(owner, at).admin.updateLead({ id, ...saved, seen })
    seen = saved
  }
}
