import type { ChatReply } from '../../shared/chat.ts'
import { leadPoints, leadScore } from '../../shared/leads.ts'
import type { Context } from '../context.ts'
import { addMessage } from './add-message.ts'
import type { Answer } from './assistant.ts'
import type { ConversationState } from './conversation-state.ts'

interface Outcome {
  state: ConversationState
  reply: ChatReply
  writtenBy: Answer['writtenBy']
  /** The sum of the services' 'from' prices, in cents. */
  value: number
  /** How long the reply took, in milliseconds. */
  tookMs: number
}

/** Stores a reply and the lead as it is after it: its score follows from what the conversation holds. */
export async function storeReply(ctx: Context, id: string, outcome: Outcome): Promise<void> {
  const { state, reply, writtenBy, value, tookMs } = outcome
  const { contact } = state
  const at = ctx.clock.now().toISOString()
  const points = leadPoints({
    contact,
    serviceCount: state.services.length,
    urgency: state.urgency,
    timeFrame: state.timeFrame?.words,
    value,
  })
  await ctx.database.write.transaction().execute(async (trx) => {
    const { messages } = await trx
      .updateTable('chat_conversations')
      .set((eb) => ({
        messages: eb('messages', '+', 1),
        replies_timed: eb('replies_timed', '+', 1),
        reply_ms: eb('reply_ms', '+', tookMs),
        known: JSON.stringify(state),
        user_id: eb.fn.coalesce('user_id', eb.val(ctx.user?.id ?? null)),
        user_name: contact.name ?? null,
        user_email: contact.email ?? null,
        user_phone: contact.phone ?? null,
        user_location: [contact.address, contact.zip].filter(Boolean).join(', ') || null,
        selected_services: JSON.stringify(state.services),
        lead_score: leadScore(points),
        lead_points: JSON.stringify(points),
        urgency_level: state.urgency,
        total_price: value,
        phase: reply.phase,
        updated_at: at,
      }))
      .where('id', '=', id)
      .returning('messages')
      .executeTakeFirstOrThrow()
    const message = { content: reply.response, quickReplies: reply.quickReplies, writtenBy }
    await addMessage(trx, id, messages, { type: 'bot', ...message }, at)
  })
}
