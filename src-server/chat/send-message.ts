import type { ServiceId } from '../../shared/catalogue.ts'
import { type ChatPhase, type ChatReply, chatPhases, type SendInput } from '../../shared/chat.ts'
import type { Context } from '../context.ts'
import type { Answer, Turn } from './assistant.ts'
import { bookingOf } from './booking-of.ts'
import type { Known } from './known.ts'
import { learn } from './learn.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hashSession } from './session-hash.ts'
import { storeReply } from './store-reply.ts'
import { takeMessage } from './take-message.ts'
import { chatTools } from './tools.ts'
import { understand } from './understand/understand.ts'
import { withChosen } from './with-chosen.ts'

/**
 * Answers one message of a conversation. What is passed to `write` is the reply's text as it is written. All amounts
 * are in cents.
 * @throws CONFLICT for another account's conversation, TOO_MANY_REQUESTS after 60 turns
 */
export const sendMessage = (
  ctx: Context,
  input: SendInput,
  write: (text: string) => void = () => {},
  signal?: AbortSignal,
): Promise<ChatReply> =>
  oneAtATime(hashSession(input.sessionId), () => answer(ctx, input, write, signal))

async function answer(
  ctx: Context,
  input: SendInput,
  write: (text: string) => void,
  signal: AbortSignal | undefined,
): Promise<ChatReply> {
  const conversation = await takeMessage(ctx, input)
  const before = withChosen(
    conversation.known,
    input.selectedServices as ServiceId[],
    input.removedServices as ServiceId[],
  )
  const now = ctx.clock.now()
  const { timeZone } = ctx
  const { services: inPlay, latest, offered } = before
  const understood = understand(input.message, { now, timeZone, inPlay, latest, offered })
  const turn: Turn = {
    message: input.message,
    understood,
    known: learn(before, input.message, understood),
    history: conversation.history,
    tools: chatTools(ctx),
    now,
    timeZone,
    signal,
  }
  const written = await ctx.assistant.reply(turn, write)
  const known = { ...written.known, phase: phaseAfter(turn, written) }
  const reply = replyOf(written, known)
  const value = turn.tools.prices(known.services).total
  const took = ctx.clock.now().getTime() - now.getTime()
  const { writtenBy } = written
  await storeReply(ctx, conversation.id, { known, reply, writtenBy, value, took })
  return reply
}

function replyOf(answer: Answer, known: Known): ChatReply {
  const { response, quickReplies, suggestedServices, estimate, times } = answer
  const guesses = suggestedServices.some((id) => !known.services.includes(id))
  const offersBooking = known.services.length > 0 && !known.inDanger && !guesses
  return {
    response,
    quickReplies,
    suggestedServices,
    phase: known.phase,
    ...(estimate ? { estimate } : {}),
    ...(times && sameServices(times.serviceIds, known.services) ? { times } : {}),
    ...(offersBooking ? { booking: bookingOf(known) } : {}),
  }
}

const sameServices = (one: readonly ServiceId[], other: readonly ServiceId[]) =>
  one.toSorted().join() === other.toSorted().join()

/** The furthest phase that the conversation has reached; without a service it starts over. */
function phaseAfter(
  { known: { phase }, understood }: Turn,
  { known, estimate, times }: Answer,
): ChatPhase {
  if (known.services.length === 0) return 'discovery'
  const { name, email, phone } = known.contact
  const reached: ChatPhase[] = [
    'recommendation',
    ...(estimate || times || name || email || phone ? (['contact'] as const) : []),
    ...(understood.intents.has('book') || (name && (email || phone)) ? (['booking'] as const) : []),
    phase,
  ]
  return reached.reduce((one, other) =>
    chatPhases.indexOf(other) > chatPhases.indexOf(one) ? other : one,
  )
}
