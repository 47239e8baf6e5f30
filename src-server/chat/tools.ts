import { combinedQuote, priceFrom, type Reduced } from '../../shared/bundles.ts'
import { findService, type Service, type ServiceId } from '../../shared/catalogue.ts'
import type { ChatEstimate, ChatReply } from '../../shared/chat.ts'
import { openSlots } from '../booking/open-slots.ts'
import type { Context } from '../context.ts'
import { answersFor } from './answers.ts'
import type { Known } from './known.ts'
import type { TimeFrame } from './understand/time-frame.ts'

const timesShown = 6
const noon = '12:00'

/**
 * What the assistants may say about prices and times: both use these functions and nothing else, so that every amount a
 * customer reads comes from the pricing functions.
 */
export interface ChatTools {
  /** 'From' prices and savings, in cents. */
  prices(ids: readonly ServiceId[]): Reduced
  /** The estimate with what is known, in cents. */
  estimate(ids: readonly ServiceId[], known: Known): ChatEstimate
  /** The next times at which all of them are available; on that day, and in that half of it, if it has some. */
  freeTimes(
    ids: readonly ServiceId[],
    wish?: Pick<TimeFrame, 'date' | 'part'>,
  ): Promise<NonNullable<ChatReply['times']>>
}

const servicesOf = (ids: readonly ServiceId[]): Service[] =>
  ids.flatMap((id) => findService(id) ?? [])

export const chatTools = (ctx: Context): ChatTools => ({
  prices: (ids) => priceFrom(servicesOf(ids), 'landingPrice'),
  estimate: (ids, known) => estimateOf(servicesOf(ids), known),
  async freeTimes(ids, { date = '', part } = {}) {
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

function estimateOf(services: readonly Service[], known: Known): ChatEstimate {
  const quote = combinedQuote(
    services.map((service) => ({ service, details: answersFor(service, known) })),
  )
  return {
    lines: quote.estimates.map(({ basePrice, urgencyFee, discounts }, index) => ({
      serviceId: services[index]?.id as ServiceId,
      basePrice,
      urgencyFee,
      discounts,
    })),
    bundles: quote.bundles,
    manyServicesDiscount: quote.manyServicesDiscount,
    total: quote.total,
  }
}
