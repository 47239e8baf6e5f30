import type { Selectable } from 'kysely'
import { wallClock } from '../../../../shared/time/business-time.ts'
import { hashSession } from '../../../chat/session-hash.ts'
import type { Database, Tables } from '../../../db/types.ts'
import { newId } from '../../../secrets.ts'
import { bulk, type NewRow } from '../../insert-in-bulk.ts'
import { randomNumbers } from '../../random.ts'
import { chatTime, givenUpAfterDays } from '../plan/plan-conversations.ts'
import { day, hour, type PlanTime, planInstant } from '../plan/plan-time.ts'
import { daysBack } from '../plan/visit-days.ts'
import { firstQuestions } from '../words/short-chats.ts'
import { simulateConversation } from './simulate-conversation.ts'
import type { Simulation } from './simulation.ts'

const seed = 5
/** Most visitors ask one question and leave, so there are more conversations than bookings. */
const copies = 340

type Conversation = Selectable<Tables['chat_conversations']>
type Message = Tables['chat_messages']

/** Runs a conversation for each first question and copies it to many anonymous ones, spread over the three months. */
export async function copyFirstQuestions(simulation: Simulation): Promise<void> {
  const random = randomNumbers(seed)
  const { database } = simulation.depsAt(0)
  const asked = await Promise.all(
    firstQuestions.map((message, index) =>
      ask(simulation, message, -(index + 2) * day + 13 * hour + index * 7),
    ),
  )
  const conversations = bulk(database, 'chat_conversations')
  const messages = bulk(database, 'chat_messages')
  for (let copy = 0; copy < copies; copy += 1) {
    const original = random.pick(asked)
    const at = chatTime(random, -Math.ceil(random.next() ** 0.75 * daysBack))
    const own = copyAt(simulation, original, at)
    await conversations.add(own.conversation)
    for (const message of own.messages) await messages.add(message)
  }
  await conversations.flush()
  await messages.flush()
}

async function ask(simulation: Simulation, message: string, startedAt: PlanTime) {
  const sessionId = await simulateConversation(
    simulation,
    { startedAt, messages: [message], followUps: [] },
    null,
  )
  return readConversation(simulation.depsAt(startedAt).database, hashSession(sessionId))
}

async function readConversation({ read }: Database, sessionHash: string) {
  const conversation = await read
    .selectFrom('chat_conversations')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .executeTakeFirstOrThrow()
  const messages = await read
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversation.id)
    .execute()
  return { conversation, messages }
}

function copyAt(
  { calendar }: Simulation,
  { conversation, messages }: { conversation: Conversation; messages: readonly Message[] },
  at: PlanTime,
): { conversation: NewRow<'chat_conversations'>; messages: NewRow<'chat_messages'>[] } {
  const id = newId()
  const instant = planInstant(calendar, at)
  const created_at = instant.toISOString()
  return {
    conversation: {
      ...conversation,
      id,
      session_hash: hashSession(newId()),
      created_at,
      updated_at: created_at,
      created_date: wallClock(instant, calendar.timeZone).date,
      lead_status: at < -givenUpAfterDays * day ? 'lost' : 'new',
    },
    messages: messages.map((message) => ({ ...message, conversation_id: id, created_at })),
  }
}
