import { bestAddition, bundles, multiServiceDiscount, priceFrom } from '../../shared/bundles.ts'
import { services } from '../../shared/catalogue.ts'
import type { ChatReply } from '../../shared/chat.ts'
import { policy } from '../../shared/policy.ts'
import { emergencyFee, recurringDiscount } from '../../shared/pricing.ts'

const written =
  /[$€£]\s?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*(?:\.\d+)?\s?(?:dollars?|bucks|usd|euros?|pesos)\b/giu

/** The amounts in a text, in cents. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(written)].map(([amount]) =>
    Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100),
  )

/** The percentages in a text. */
export const percentsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent)/giu)].map(([, value]) => Number(value))

/** What the pricing functions return for a reply's services, alone and together, in cents. */
export function honestAmounts({ estimate, booking }: ChatReply): Set<number> {
  const inPlay = services.filter(({ id }) => booking?.serviceIds.includes(id))
  const { total, manyServicesDiscount } = priceFrom(inPlay, ({ landingPrice }) => landingPrice)
  return new Set([
    ...inPlay.map(({ landingPrice }) => landingPrice),
    total,
    manyServicesDiscount,
    bestAddition(inPlay.map(({ id }) => id))?.savings ?? 0,
    ...bundles.map(({ savings }) => savings),
    emergencyFee,
    recurringDiscount,
    ...(estimate
      ? [
          estimate.total,
          estimate.manyServicesDiscount,
          ...estimate.lines.flatMap(({ basePrice, urgencyFee, discounts }) => [
            basePrice,
            urgencyFee,
            discounts,
          ]),
        ]
      : []),
  ])
}

/** The discount for many services, and the percentage in the cancellation policy. */
export const honestPercents = new Set<number>([
  multiServiceDiscount.percent,
  policy.lateCancellationPercent,
])
