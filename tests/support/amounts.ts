import { bestAddition, bundles, combinedQuote, multiServiceDiscount } from '../../shared/bundles.ts'
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
  const details = booking?.details ?? {}
  const inPlay = services.filter(({ id }) => id in details)
  const quoteOf = (some: typeof inPlay) =>
    combinedQuote(some.map((service) => ({ service, details: details[service.id] ?? {} })))
  const chosen = inPlay.filter(({ id }) => booking?.serviceIds.includes(id))
  const open = inPlay.filter((service) => !chosen.includes(service))
  const quotes = [inPlay, chosen, open, ...inPlay.map((service) => [service])].map(quoteOf)
  return new Set([
    ...quotes.flatMap(({ total, manyServicesDiscount }) => [total, manyServicesDiscount]),
    ...[inPlay, open].map((some) => bestAddition(some.map(({ id }) => id))?.savings ?? 0),
    ...bundles.map(({ savings }) => savings),
    emergencyFee,
    recurringDiscount,
    ...(estimate
      ? [
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
