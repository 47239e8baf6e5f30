import type { ServiceId } from '../../shared/catalogue.ts'
import { type ChatReply, chatLimits, type SendInput } from '../../shared/chat.ts'
import { leadPoints, leadScore } from '../../shared/leads.ts'
import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { DomainError } from '../errors.ts'
import { newId, sha256 } from '../secret.ts'
import type { Answer, ChatMessage } from './assistant.ts'
import { type Known, nothingKnown } from './known.ts'

export interface Conversation {
  id: string
  known: Known
  /** The messages before the one that was just stored. */
  history: ChatMessage[]
}

const historyKept = 40

/**
 * Stores a message and returns its conversation, which is made with the first one. What is known of a conversation is
 * the server's own record (R50).
 * @throws CONFLICT where it belongs to another account, TOO_MANY_REQUESTS after 60 turns
 */
export async function takeMessage(ctx: Context, input: SendInput): Promise<Conversation> {
  const at = ctx.clock.now().toISOString()
  return ctx.database.write.transaction().execute(async (trx) => {
    const row = await openConversation(trx, ctx, input.sessionId, at)
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
        'This conversation has become long. Please start a new one.',
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
      known: JSON.parse(row.known) as Known,
      history: history.toReversed(),
    }
  })
}

/** The conversation's row, with this message counted. The update holds the row until the message is stored. */
async function openConversation(trx: Trx, { user }: Context, sessionId: string, at: string) {
  const hash = sha256(`chat:${sessionId}`)
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
      known: JSON.stringify(nothingKnown),
      turns: 0,
      messages: 0,
      created_at: at,
      updated_at: at,
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

interface Stored extends ChatMessage {
  quickReplies?: readonly string[]
  writtenBy?: Answer['writtenBy']
}

const addMessage = (trx: Trx, id: string, position: number, message: Stored, at: string) =>
  trx
    .insertInto('chat_messages')
    .values({
      conversation_id: id,
      position,
      type: message.type,
      content: message.content,
      quick_replies: message.quickReplies ? JSON.stringify(message.quickReplies) : null,
      written_by: message.writtenBy ?? null,
      created_at: at,
    })
    .execute()

interface Outcome {
  known: Known
  reply: ChatReply
  writtenBy: Answer['writtenBy']
  /** What the services cost from, in cents. */
  value: number
}

/** Stores a reply, and the lead as it stands after it (decision 31). */
export async function storeReply(ctx: Context, id: string, outcome: Outcome): Promise<void> {
  const { known, reply, writtenBy, value } = outcome
  const { contact } = known
  const at = ctx.clock.now().toISOString()
  const points = leadPoints({
    contact,
    serviceCount: known.services.length,
    urgency: known.urgency,
    timeFrame: known.timeFrame?.words,
    value,
  })
  await ctx.database.write.transaction().execute(async (trx) => {
    const { messages } = await trx
      .updateTable('chat_conversations')
      .set((eb) => ({
        messages: eb('messages', '+', 1),
        known: JSON.stringify(known),
        user_id: eb.fn.coalesce('user_id', eb.val(ctx.user?.id ?? null)),
        user_name: contact.name ?? null,
        user_email: contact.email ?? null,
        user_phone: contact.phone ?? null,
        user_location: [contact.address, contact.zip].filter(Boolean).join(', ') || null,
        selected_services: JSON.stringify(known.services),
        lead_score: leadScore(points),
        lead_points: JSON.stringify(points),
        urgency_level: known.urgency,
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

/** The conversation of a chat session, for the booking that it led to; null where there is none of this caller's. */
export async function conversationOf(
  trx: Trx,
  { user }: Context,
  sessionId: string | undefined,
): Promise<string | null> {
  if (!sessionId) return null
  const row = await trx
    .selectFrom('chat_conversations')
    .select(['id', 'user_id'])
    .where('session_hash', '=', sha256(`chat:${sessionId}`))
    .executeTakeFirst()
  return row && (row.user_id === null || row.user_id === user?.id) ? row.id : null
}

/** The chosen services as known: what the browser's list has lost since the last message is no longer wanted. */
export function withChosen(
  known: Known,
  chosen: readonly ServiceId[],
  removed: readonly ServiceId[],
): Known {
  const lost = (known.chosen ?? []).filter((id) => !chosen.includes(id))
  const dropped = [...lost, ...removed]
  const fresh = chosen.filter((id) => !known.chosen?.includes(id))
  const services = [...new Set([...known.services, ...fresh])].filter((id) => !dropped.includes(id))
  return { ...known, services, chosen: [...chosen] }
}
