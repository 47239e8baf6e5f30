import type { ChatReply } from '../../../shared/chat.ts'
import { orderFor } from '../order.ts'
import type { testServer } from '../server.ts'

/** What a reply suggests or has on the list: it knows answers for each. */
export const servicesIn = ({ booking }: Pick<ChatReply, 'booking'>): string[] =>
  Object.keys(booking?.details ?? {})

/** Conversations with this server's assistant, each in a session of its own. */
export function conversationsWith(server: Awaited<ReturnType<typeof testServer>>) {
  let sessions = 0
  return {
    conversation: (caller = server.guest) => {
      sessions += 1
      const sessionId = `conversation-${String(sessions).padStart(16, '0')}`
      return {
        sessionId,
        say: (message: string, selectedServices: string[] = []) =>
          caller.chat.send({ sessionId, message, selectedServices }),
      }
    },
    /** Books with this chat session, and returns the conversation that the booking is linked to. */
    linkedConversation: async (chatSessionId: string, time = '10:00', caller = server.guest) => {
      const { bookings } = await caller.booking.create(
        orderFor('plumbing', { chatSessionId, time, date: `2026-12-0${(sessions % 5) + 1}` }),
      )
      const { conversation_id: id } = await server.database.read
        .selectFrom('bookings')
        .select('conversation_id')
        .where('id', '=', bookings[0]?.id ?? '')
        .executeTakeFirstOrThrow()
      return { id: id ?? '' }
    },
  }
}
