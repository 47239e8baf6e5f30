import type { Context } from '../context.ts'
import type { Trx } from '../db/types.ts'
import { hashSession } from './session-hash.ts'

/** The conversation of a chat session, for the booking that it led to; null if it is not the caller's. */
export async function findConversation(
  trx: Trx,
  { user }: Context,
  sessionId: string | undefined,
): Promise<string | null> {
  if (!sessionId) return null
  const row = await trx
    .selectFrom('chat_conversations')
    .select(['id', 'user_id'])
    .where('session_hash', '=', hashSession(sessionId))
    .executeTakeFirst()
  return row && (row.user_id === null || row.user_id === user?.id) ? row.id : null
}

/** The conversation with this id, for an administrator who books from it; null if there is none. */
export async function findConversationById(trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('chat_conversations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}
