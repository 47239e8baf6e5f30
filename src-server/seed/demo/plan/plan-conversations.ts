import type { Person } from '../../people.ts'
import type { Random } from '../../random.ts'
import type { ChatScript } from '../words/chat-script.ts'
import { chatsOfCustomers } from '../words/chats-of-customers.ts'
import { chatsOfLeads } from '../words/chats-of-leads.ts'
import { shortChats } from '../words/short-chats.ts'
import { day, hour, officeTime, type PlanTime } from './plan-time.ts'
import type { Planner } from './planner.ts'
import type { DemoConversation, DemoOrder, LeadFollowUp } from './types.ts'

/** Links each scripted conversation of a customer to an order of its service. */
export function withConversations(
  { calendar, random }: Planner,
  orders: readonly DemoOrder[],
): DemoOrder[] {
  const free = new Set(orders.filter(({ by }) => by !== 'office'))
  const led = new Map<DemoOrder, DemoConversation>()
  for (const script of chatsOfCustomers) {
    const fitting = [...free].filter(({ services }) => services[0]?.serviceId === script.books)
    const order = random.shuffle(fitting)[0]
    if (!order) continue
    free.delete(order)
    const followUp = {
      at: officeTime(calendar, order.madeAt + random.between(30, 400)),
      status: 'won' as const,
    }
    led.set(order, {
      startedAt: order.madeAt - random.between(9, 20),
      messages: fillIn(script, order.customer),
      customer: order.customer,
      followUps: inThePast([{ ...followUp, ...(script.note ? { note: script.note } : {}) }]),
    })
  }
  return orders.map((order) => {
    const conversation = led.get(order)
    return conversation ? { ...order, conversation } : order
  })
}

/** After so many days without news, a lead counts as lost. */
export const givenUpAfterDays = 12

/** Conversations without a booking. The first scripts are the most recent, and recent ones are closer together. */
export function planConversations(
  { calendar, random }: Planner,
  nextPerson: () => Person,
): DemoConversation[] {
  return [...byRecency(chatsOfLeads), ...byRecency(shortChats)].map(({ script, share }) => {
    const startedAt = chatTime(random, -Math.ceil(share ** 2.4 * 80))
    const noticedAt = officeTime(calendar, startedAt + random.between(20, 6 * hour))
    return {
      startedAt,
      messages: fillIn(script, nextPerson()),
      followUps: inThePast(followUpsOf(script, noticedAt)),
    }
  })
}

const byRecency = (scripts: readonly ChatScript[]) =>
  scripts.map((script, index) => ({ script, share: (index + 0.5) / scripts.length }))

function followUpsOf({ followUp, note }: ChatScript, at: PlanTime): LeadFollowUp[] {
  const noted = note ? { note } : {}
  const contacted = { at, status: 'contacted' as const, ...noted }
  const isGivenUp = followUp === 'lost' || (!followUp && at < -givenUpAfterDays * day)
  if (isGivenUp) return [contacted, { at: at + 3 * day, status: 'lost', ...noted }]
  return followUp ? [contacted] : []
}

const inThePast = (followUps: LeadFollowUp[]) => followUps.filter(({ at }) => at < 0)

/** A time on this day when people chat, mostly in the evening. */
export const chatTime = (random: Random, onDay: number): PlanTime =>
  onDay * day + random.pick([8, 9, 11, 12, 13, 15, 17, 18, 19, 20, 21]) * hour + random.below(60)

const fillIn = ({ messages }: ChatScript, writer: Person): string[] =>
  messages.map((message) =>
    message.replaceAll(
      /\{(name|email|phone|street|zip)\}/g,
      (_, word: keyof Person) => writer[word],
    ),
  )
