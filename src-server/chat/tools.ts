import { isServed } from '../../shared/areas/area.ts'
import { combinedQuote } from '../../shared/bundles.ts'
import { findService, type Service, type ServiceId } from '../../shared/catalogue.ts'
import type { ChatEstimate, ChatReply } from '../../shared/chat.ts'
import { weekday } from '../../shared/time/business-time.ts'
import { type AreaCheck, checkArea } from '../areas/check-area.ts'
import { findCity, type NamedCity } from '../areas/find-city.ts'
import { readAreas } from '../areas/read-areas.ts'
import { openSlots } from '../booking/slots/open-slots.ts'
import type { Context } from '../context.ts'
import { knownAnswers } from './answers.ts'
import type { ConversationState } from './conversation-state.ts'
import type { TimeFrame } from './understand/time-frame.ts'

const timesShown = 6
const noon = '12:00'

/**
 * What the assistants may say about prices and times: both use these functions and nothing else, so that every amount a
 * customer reads comes from the pricing functions.
 */
export interface ChatTools {
  /** The estimate with what is known, in cents. */
  estimate(ids: readonly ServiceId[], state: ConversationState): ChatEstimate
  /** The first city of the company's areas that a message names. */
  findCity(message: string): Promise<NamedCity | undefined>
  /** The names of the areas where the company works. */
  servedAreas(): Promise<string[]>
  /** Whether the company works at a five-digit zip code. */
  checkArea(zip: string): Promise<AreaCheck>
  /**
   * The next times at which all of them are available: as wished if there are some, otherwise on the wished days,
   * otherwise from then on.
   */
  /** At this zip code, if it is known. */
  availableTimes(
    ids: readonly ServiceId[],
    zip: string | undefined,
    wish?: TimeWish,
  ): Promise<AvailableTimes>
}

type TimeWish = Omit<TimeFrame, 'words'>
type AvailableTimes = NonNullable<ChatReply['times']> & {
  /** Whether they are on the days and at the hours that were wished for. */
  asWished: boolean
}

const servicesOf = (ids: readonly ServiceId[]): Service[] =>
  ids.flatMap((id) => findService(id) ?? [])

export const chatTools = (ctx: Context): ChatTools => ({
  estimate: (ids, state) => estimateOf(servicesOf(ids), state),
  checkArea: (zip) => checkArea(ctx, zip),
  servedAreas: async () =>
    (await readAreas(ctx.database.read)).filter(isServed).map(({ name }) => name),
  findCity: (message) => findCity(ctx, message),
  async availableTimes(ids, zip, wish = {}) {
    const { date = '', lastDate = date || undefined, notOn = [], daysAhead, from, until } = wish
    const open = await openSlots(ctx, { serviceIds: [...ids], zip })
    const slots = open.filter((slot) => !notOn.includes(weekday(slot.date)))
    const later = slots.filter((slot) => slot.date >= date)
    const onDays = later.filter((slot) => !lastDate || slot.date <= lastDate)
    const fits = ({ startTime }: { startTime: string }) => isWishedHour(startTime, wish)
    const exact = onDays.filter(fits)
    // Who is not helped tonight wants the first time after it.
    const isTonight = daysAhead === 0 && !from && !until
    const afterwards = isTonight ? [later] : [later.filter(fits), later]
    // On none of the days that suit is anything free: the others are told.
    const choices = [exact, nearestOf(onDays, wish), ...afterwards, slots, open]
    const wanted = choices.find((some) => some.length > 0) ?? []
    return {
      serviceIds: [...ids],
      slots: wanted.slice(0, timesShown).map((slot) => ({ date: slot.date, time: slot.startTime })),
      asWished: exact.length > 0,
    }
  },
})

/** Where nothing is free at the hours of the wish: the last times of these days first, or the first ones. */
function nearestOf<Slot extends { date: string; startTime: string }>(
  slots: readonly Slot[],
  { part, from, until }: TimeWish,
): readonly Slot[] {
  if (!part && !from && !until) return slots
  const isLate = part === 'afternoon' || (from ?? '') >= noon
  const byTime = (one: Slot, other: Slot) => one.startTime.localeCompare(other.startTime)
  return slots.toSorted(
    (one, other) =>
      (isLate ? byTime(other, one) : byTime(one, other)) || one.date.localeCompare(other.date),
  )
}

const isWishedHour = (time: string, { part, from = '', until = '24' }: TimeWish) =>
  time >= from && time <= until && (!part || time < noon === (part === 'morning'))

function estimateOf(services: readonly Service[], state: ConversationState): ChatEstimate {
  const quote = combinedQuote(
    services.map((service) => ({ service, details: knownAnswers(service, state) })),
  )
  return {
    lines: services.flatMap(({ id: serviceId }, index) => {
      const line = quote.estimates[index]
      if (!line) return []
      const { basePrice, urgencyFee, discounts } = line
      return { serviceId, basePrice, urgencyFee, discounts }
    }),
    bundles: quote.bundles,
    manyServicesDiscount: quote.manyServicesDiscount,
    total: quote.total,
  }
}
