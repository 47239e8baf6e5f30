import { defaultPreferences, type Preferences } from '../../shared/people/customer.ts'
import { customer } from './accounts.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

/** The messages about bookings, in the order in which they were stored. */
export const messages = (server: Server) =>
  server.database.read
    .selectFrom('outbox')
    .select(['kind', 'channel', 'status', 'reason', 'recipient', 'next_attempt_at'])
    .where('group_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('channel')
    .execute()

export const messagesInShort = async (server: Server) =>
  (await messages(server)).map(({ kind, channel, status }) => `${kind} ${channel} ${status}`)

/** A signed-in customer with these preferences; the rest as by default. */
export async function prefers(server: Server, wishes: Partial<Preferences>) {
  const { caller } = await customer(server)
  await caller.dashboard.savePreferences({ ...defaultPreferences, ...wishes })
  return caller
}
