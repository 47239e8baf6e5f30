import { z } from 'zod'
import { bookingPrefill } from '../../chat/booking-prefill.ts'
import { conversationState, subjectOf } from '../../chat/conversation-state.ts'
import type { Context } from '../../context.ts'
import { parseColumn } from '../../db/parse-column.ts'
import { DomainError } from '../../errors.ts'

const leadPoints = z.array(z.object({ what: z.string(), points: z.number() }))

/**
 * A conversation with its transcript, the points of its score, and the initial answers for a booking from it. Values in
 * cents, instants in ISO, UTC.
 * @throws NOT_FOUND for an unknown conversation
 */
export async function readLead({ database: { read } }: Context, { id }: { id: string }) {
  const [lead, messages, bookings] = await Promise.all([
    read
      .selectFrom('chat_conversations')
      .leftJoin('users as owners', 'owners.id', 'owner_user_id')
      .select([
        'chat_conversations.id',
        'user_id as userId',
        'user_name as name',
        'user_email as email',
        'user_phone as phone',
        'user_location as location',
        'lead_score as score',
        'lead_points as points',
        'lead_status as status',
        'urgency_level as urgency',
        'total_price as value',
        'phase',
        'known',
        'note',
        'owners.email as owner',
        'chat_conversations.created_at as createdAt',
        'updated_at as updatedAt',
      ])
      .where('chat_conversations.id', '=', id)
      .executeTakeFirst(),
    read
      .selectFrom('chat_messages')
      .select(['position', 'type', 'content', 'written_by as writtenBy', 'created_at as at'])
      .where('conversation_id', '=', id)
      .orderBy('position')
      .execute(),
    read
      .selectFrom('bookings')
      .select(['id', 'service_title as serviceTitle', 'status'])
      .where('conversation_id', '=', id)
      .orderBy('created_at')
      .execute(),
  ])
  if (!lead) throw leadNotFound()
  const { known, points, ...rest } = lead
  const state = parseColumn(conversationState, known)
  const serviceIds = subjectOf(state)
  return {
    ...rest,
    points: parseColumn(leadPoints, points),
    messages,
    bookings,
    booking: serviceIds.length > 0 ? { ...bookingPrefill(state), serviceIds } : undefined,
  }
}

export const leadNotFound = () =>
  new DomainError('notFound', 'CONVERSATION_NOT_FOUND', 'There is no such conversation.')
