import { combinedQuote, type DiscountedTotal, priceFrom } from '../../shared/bundles.ts'
import { findService, type Service, type ServiceId } from '../../shared/catalogue.ts'
import type { ChatEstimate, ChatReply } from '../../shared/chat.ts'
import { type AreaCheck, checkArea } from '../areas/check-area.ts'
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
  /** 'From' prices and savings, in cents. */
  prices(ids: readonly ServiceId[]): DiscountedTotal
  /** The estimate with what is known, in cents. */
  estimate(ids: readonly ServiceId[], state: ConversationState): ChatEstimate
  /** Whether the company works at a five-digit zip code. */
  checkArea(zip: string): Promise<AreaCheck>
  /** The next times at which all of them are available; on that day, and in that half of it, if it has some. */
  availableTimes(
    ids: readonly ServiceId[],
    preference?: Pick<TimeFrame, 'date' | 'part'>,
  ): Promise<NonNullable<ChatReply['times']>>
}

const servicesOf = (ids: readonly ServiceId[]): Service[] =>
  ids.flatMap((id) => findService(id) ?? [])

export const chatTools = (ctx: Context): ChatTools => ({
  prices: (ids) => priceFrom(servicesOf(ids), ({ landingPrice }) => landingPrice),
  estimate: (ids, state) => estimateOf(servicesOf(ids), state),
  checkArea: (zip) => checkArea(ctx, zip),
  async availableTimes(ids, { date = '', part } = {}) {
    const slots = await openSlots(ctx, { serviceIds: [...ids] })
    const inPart = slots.filter(
      ({ startTime }) => !part || startTime < noon === (part === 'morning'),
    )
    const onDay = inPart.filter((slot) => slot.date === date)
    const after = slots.filter((slot) => slot.date >= date)
    const wanted = onDay.length > 0 ? onDay : date ? after : inPart
    return {
      serviceIds: [...ids],
      slots: (wanted.length > 0 ? wanted : slots)
        .slice(0, timesShown)
        .map((slot) => ({ date: slot.date, time: slot.startTime })),
    }
  },
})

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
