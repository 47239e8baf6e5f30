import type { ChatReply } from '../../shared/chat.ts'
import { leadPoints, leadScore } from '../../shared/leads.ts'
import type { Context } from '../context.ts'
import { parseColumn } from '../db/parse-column.ts'
import { addMessage } from './add-message.ts'
import type { Answer } from './assistant.ts'
import { allServices, type ConversationState, conversationState } from './conversation-state.ts'
import { mergeState } from './merge-state.ts'
import type { Conversation } from './store-message.ts'

interface Outcome {
  state: ConversationState
  reply: ChatReply
  writtenBy: Answer['writtenBy']
  /** The estimate of everything that is suggested or chosen, in cents. */
  value: number
  /** How long the reply took, in milliseconds. */
  tookMs: number
}

/**
 * Stores a reply and the lead as it is after it: its score follows from what the conversation holds. What another
 * server has learned from a message that it answered meanwhile is kept.
 */
export async function storeReply(
  ctx: Context,
  { id, state: base }: Conversation,
  { state: ours, reply, writtenBy, value, tookMs }: Outcome,
): Promise<void> {
  const at = ctx.clock.now().toISOString()
  await ctx.database.write.transaction().execute(async (trx) => {
    // The update locks the row: what is read with it stays until the second update.
    const { messages, known } = await trx
      .updateTable('chat_conversations')
      .set((eb) => ({
        messages: eb('messages', '+', 1),
        replies_timed: eb('replies_timed', '+', 1),
        reply_ms: eb('reply_ms', '+', tookMs),
      }))
      .where('id', '=', id)
      .returning(['messages', 'known'])
      .executeTakeFirstOrThrow()
    const state = mergeState(base, ours, parseColumn(conversationState, known))
    await trx
      .updateTable('chat_conversations')
      .set((eb) => ({
        known: JSON.stringify(state),
        user_id: eb.fn.coalesce('user_id', eb.val(ctx.user?.id ?? null)),
        phase: reply.phase,
        updated_at: at,
        ...leadOf(state, value),
      }))
      .where('id', '=', id)
      .execute()
    const message = { content: reply.response, quickReplies: reply.quickReplies, writtenBy }
    await addMessage(trx, id, messages, { type: 'bot', ...message }, at)
  })
}

/** The conversation as a lead. */
function leadOf(state: ConversationState, value: number) {
  const { contact, town, urgency, timeFrame, timesOfEach } = state
  const [apart] = Object.values(timesOfEach)
  const wanted = allServices(state)
  const points = leadPoints({
    contact,
    serviceCount: wanted.length,
    urgency,
    timeFrame: (timeFrame ?? apart)?.words,
    value,
  })
  return {
    user_name: contact.name ?? null,
    user_email: contact.email ?? null,
    user_phone: contact.phone ?? null,
    user_location: [contact.address, contact.zip ?? town?.name].filter(Boolean).join(', ') || null,
    selected_services: JSON.stringify(wanted),
    lead_score: leadScore(points),
    lead_points: JSON.stringify(points),
    urgency_level: urgency,
    total_price: value,
  }
}
