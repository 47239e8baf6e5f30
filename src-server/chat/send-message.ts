import type { ServiceId } from '../../shared/catalogue.ts'
import { type ChatPhase, type ChatReply, chatPhases, type SendInput } from '../../shared/chat.ts'
import type { Context } from '../context.ts'
import type { Answer, Turn } from './assistant.ts'
import { bookingPrefill } from './booking-prefill.ts'
import type { ConversationState } from './conversation-state.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { hashSession } from './session-hash.ts'
import { storeMessage } from './store-message.ts'
import { storeReply } from './store-reply.ts'
import { chatTools } from './tools.ts'
import { understand } from './understand/understand.ts'
import { updateState } from './update-state.ts'
import { withSelectedServices } from './with-selected-services.ts'

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
  const conversation = await storeMessage(ctx, input)
  const before = withSelectedServices(
    conversation.state,
    input.selectedServices,
    input.removedServices,
  )
  const now = ctx.clock.now()
  const { timeZone } = ctx
  const { services: selected, latest, offered } = before
  const understood = understand(input.message, {
    now,
    timeZone,
    inPlay: selected,
    latest,
    offered,
  })
  const turn: Turn = {
    message: input.message,
    understood,
    state: updateState(before, input.message, understood),
    history: conversation.history,
    tools: chatTools(ctx),
    now,
    timeZone,
    signal,
  }
  const written = await ctx.assistant.reply(turn, write)
  const state = { ...written.state, phase: phaseAfter(turn, written) }
  const reply = replyOf(written, state)
  const value = turn.tools.prices(state.services).total
  const tookMs = ctx.clock.now().getTime() - now.getTime()
  const { writtenBy } = written
  await storeReply(ctx, conversation.id, { state, reply, writtenBy, value, tookMs })
  return reply
}

function replyOf(answer: Answer, state: ConversationState): ChatReply {
  const { response, quickReplies, suggestedServices, estimate, times } = answer
  const guesses = suggestedServices.some((id) => !state.services.includes(id))
  const offersBooking = state.services.length > 0 && !state.inDanger && !guesses
  return {
    response,
    quickReplies,
    suggestedServices,
    phase: state.phase,
    ...(estimate ? { estimate } : {}),
    ...(times && sameServices(times.serviceIds, state.services) ? { times } : {}),
    ...(offersBooking ? { booking: bookingPrefill(state) } : {}),
  }
}

const sameServices = (one: readonly ServiceId[], other: readonly ServiceId[]) =>
  one.toSorted().join() === other.toSorted().join()

/** The furthest phase that the conversation has reached; without a service it starts over. */
function phaseAfter(
  { state: { phase }, understood }: Turn,
  { state, estimate, times }: Answer,
): ChatPhase {
  if (state.services.length === 0) return 'discovery'
  const { name, email, phone } = state.contact
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
