import { services } from '../../../shared/catalogue.ts'
import { wallClock } from '../../../shared/time/business-time.ts'
import type { Deps } from '../../context.ts'
import { bulk } from '../insert-in-bulk.ts'
import { person } from '../people.ts'
import type { Random } from '../random.ts'

const twoYearsMs = 730 * 86_400_000
const said = ['My sink leaks.', 'I would like the house cleaned.', 'Can you come on Friday?']

/** Conversations of two years, each with a question and an answer. */
export async function seedConversations(
  { database, clock, env }: Deps,
  random: Random,
  count: number,
): Promise<void> {
  const start = clock.now().getTime() - twoYearsMs
  const conversations = bulk(database, 'chat_conversations')
  const messages: [string, string][] = []
  for (let number = 0; number < count; number += 1) {
    const at = new Date(start + (twoYearsMs * number) / count)
    const iso = at.toISOString()
    const known = random.next() < 0.5 ? person(random, `lead${number}`) : undefined
    const id = random.id()
    const isOld = number < count * 0.95
    await conversations.add({
      id,
      session_hash: random.id(),
      user_name: known?.name ?? null,
      user_email: known?.email ?? null,
      user_phone: known?.phone ?? null,
      user_location: known?.zip ?? null,
      selected_services: JSON.stringify([random.pick(services).id]),
      lead_score: known ? 30 + random.below(71) : random.below(45),
      lead_points: '[{"what":"Services","points":15}]',
      urgency_level: random.pick(['low', 'normal', 'normal', 'high', 'urgent']),
      total_price: (60 + random.below(600)) * 100,
      phase: 'recommendation',
      known: '{}',
      turns: 1,
      messages: 2,
      replies_timed: 1,
      reply_ms: random.below(900),
      created_at: iso,
      updated_at: iso,
      created_date: wallClock(at, env.TIME_ZONE).date,
      lead_status: isOld ? random.pick(['contacted', 'won', 'lost', 'lost']) : 'new',
    })
    messages.push([id, iso])
  }
  await conversations.flush()
  const stored = bulk(database, 'chat_messages')
  for (const [id, at] of messages) {
    const message = { conversation_id: id, created_at: at }
    await stored.add({ ...message, position: 1, type: 'user', content: random.pick(said) })
    await stored.add({ ...message, position: 2, type: 'bot', content: 'We can help with that.' })
  }
  await stored.flush()
}
