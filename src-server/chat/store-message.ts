import { chatLimits, type SendInput } from '../../shared/chat.ts'
import { wallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import { parseColumn } from '../db/parse-column.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { newId } from '../secrets.ts'
import { addMessage } from './add-message.ts'
import type { ChatMessage } from './assistant.ts'
import { type ConversationState, conversationState, emptyState } from './conversation-state.ts'
import { hashSession } from './session-hash.ts'

export interface Conversation {
  id: string
  state: ConversationState
  /** The messages before the one that was just stored. */
  history: ChatMessage[]
}

const historyKept = 40

/**
 * Stores a message and returns its conversation, which the first message creates. What is known about a conversation
 * comes from the server's own record: anything that a browser sends could be forged.
 * @throws CONFLICT if it belongs to another account, TOO_MANY_REQUESTS after 60 turns
 */
export async function storeMessage(ctx: Context, input: SendInput): Promise<Conversation> {
  const at = ctx.clock.now().toISOString()
  return ctx.database.write.transaction().execute(async (trx) => {
    const row = await openConversation(trx, ctx, input.sessionId)
    if (row.user_id && row.user_id !== ctx.user?.id) {
      throw new DomainError(
        'conflict',
        'ANOTHER_CONVERSATION',
        'This conversation belongs to another account.',
      )
    }
    if (row.turns > chatLimits.turns) {
      throw new DomainError(
        'tooMany',
        'CONVERSATION_FULL',
        'This conversation has gotten too long. Please start a new one.',
      )
    }
    const history = await trx
      .selectFrom('chat_messages')
      .select(['type', 'content'])
      .where('conversation_id', '=', row.id)
      .orderBy('position', 'desc')
      .limit(historyKept)
      .execute()
    await addMessage(trx, row.id, row.messages, { type: 'user', content: input.message }, at)
    return {
      id: row.id,
      state: parseColumn(conversationState, row.known),
      history: history.toReversed(),
    }
  })
}

/** The conversation's row, with this message counted. The update locks the row until the message is stored. */
async function openConversation(trx: Trx, ctx: Context, sessionId: string) {
  const { user, clock, timeZone } = ctx
  const hash = hashSession(sessionId)
  const now = clock.now()
  const at = now.toISOString()
  await trx
    .insertInto('chat_conversations')
    .values({
      id: newId(),
      session_hash: hash,
      user_id: user?.id ?? null,
      selected_services: '[]',
      lead_score: 0,
      lead_points: '[]',
      urgency_level: 'normal',
      total_price: 0,
      phase: 'discovery',
      known: JSON.stringify(emptyState),
      turns: 0,
      messages: 0,
      created_at: at,
      updated_at: at,
      created_date: wallClock(now, timeZone).date,
    })
    .onConflict((conflict) => conflict.column('session_hash').doNothing())
    .execute()
  return trx
    .updateTable('chat_conversations')
    .set((eb) => ({
      turns: eb('turns', '+', 1),
      messages: eb('messages', '+', 1),
      updated_at: at,
    }))
    .where('session_hash', '=', hash)
    .returning(['id', 'user_id', 'known', 'turns', 'messages'])
    .executeTakeFirstOrThrow()
}
