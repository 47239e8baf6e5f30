import { type ChatPhase, type ChatReply, chatPhases, type SendInput } from '../../shared/chat.ts'
import { wallClock } from '../../shared/time/business-time.ts'
import type { Context } from '../context.ts'
import type { Answer, Turn } from './assistant.ts'
import { bookingPrefill } from './booking-prefill.ts'
import { allServices, type ConversationState } from './conversation-state.ts'
import { oneAtATime } from './one-at-a-time.ts'
import {
  withNothingOutside,
  withoutOthersPlaces,
  withoutOutsideZip,
  withoutPlaceName,
  withTown,
} from './place-of-message.ts'
import { hashSession } from './session-hash.ts'
import { storeMessage } from './store-message.ts'
import { storeReply } from './store-reply.ts'
import { isTodayFull } from './today-is-full.ts'
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
  oneAtATime(ctx.assistant, hashSession(input.sessionId), () => answer(ctx, input, write, signal))

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
  const read = understand(input.message, {
    now,
    timeZone,
    inPlay: allServices(before),
    latest: before.latest,
    asksWhichOff: before.asksWhichOff,
    earlier: conversation.history
      .filter(({ type }) => type === 'user')
      .map(({ content }) => content),
    danger: before.danger,
    pastDanger: before.pastDanger,
    order: before.order,
    choices: before.asked === 'which' ? before.offered : undefined,
    isAnswer: before.asked !== undefined && before.asked !== 'which',
    askedWhen: before.asked === 'time',
    // '3' says how many rooms, where that was asked last.
    timeFrame: before.timeFrame,
    timesOfEach: before.timesOfEach,
    shownTimes: before.asked === 'which' || before.asked === 'size' ? [] : before.shownTimes,
  })
  const understood = await withoutPlaceName(read, input.message)
  const tools = chatTools(ctx)
  const { zip } = understood.contact
  const place =
    zip === undefined ? await tools.findCity(withoutOthersPlaces(input.message)) : undefined
  const placed = await withoutOutsideZip(before, understood, place, tools)
  const updated = withTown(updateState(placed, input.message, understood), zip, place)
  const known = await withNothingOutside(updated, placed, tools)
  const todayIsFull = await isTodayFull(known, tools, wallClock(now, timeZone).date)
  const turn: Turn = {
    message: input.message,
    understood,
    before: placed,
    state: { ...known, todayIsFull },
    place,
    history: conversation.history,
    tools,
    now,
    timeZone,
    signal,
  }
  const written = await ctx.assistant.reply(turn, write)
  const state = { ...written.state, phase: phaseAfter(turn, written) }
  const reply = replyOf(written, state)
  const wanted = allServices(state)
  const value = wanted.length > 0 ? turn.tools.estimate(wanted, state).total : 0
  const tookMs = ctx.clock.now().getTime() - now.getTime()
  const { writtenBy } = written
  await storeReply(ctx, conversation, { state, reply, writtenBy, value, tookMs })
  return reply
}

function replyOf(answer: Answer, state: ConversationState): ChatReply {
  const { response, quickReplies, suggestedServices, estimate, times } = answer
  const isAboutWork = allServices(state).length > 0 || suggestedServices.length > 0
  const offersBooking = isAboutWork && !state.danger
  return {
    response,
    quickReplies,
    suggestedServices,
    phase: state.phase,
    language: state.language,
    ...(estimate ? { estimate } : {}),
    ...(times ? { times: { serviceIds: times.serviceIds, slots: times.slots } } : {}),
    ...(offersBooking ? { booking: bookingPrefill(state, suggestedServices) } : {}),
  }
}

/** The furthest phase that the conversation has reached; without a service it starts over. */
function phaseAfter(
  { state: { phase }, understood }: Turn,
  { state, estimate, times }: Answer,
): ChatPhase {
  if (allServices(state).length === 0) return 'discovery'
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
