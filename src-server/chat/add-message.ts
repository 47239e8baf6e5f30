import type { Trx } from '../db/types.ts'
import type { Answer, ChatMessage } from './assistant.ts'

interface Stored extends ChatMessage {
  quickReplies?: readonly string[]
  writtenBy?: Answer['writtenBy']
}

/** Stores a message at its position in the conversation. `at` is ISO, UTC. */
export const addMessage = (trx: Trx, id: string, position: number, message: Stored, at: string) =>
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
