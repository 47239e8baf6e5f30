import {
  datesOutOfReach,
  detailForm,
  type ServiceDetails,
} from '../../shared/booking-details/index.ts'
import { type CombinedQuote, combinedQuote } from '../../shared/bundles.ts'
import type { Service } from '../../shared/catalogue.ts'
import type { Estimate } from '../../shared/pricing.ts'
import { answersFor } from './answers.ts'
import type { Draft, FormValues } from './draft.ts'
import type { Flow } from './flow.ts'
import { today } from './today.ts'

/** A service's answers, validated by its category's form; undefined while some are missing or invalid. */
export function checkedDetails(service: Service, values: FormValues): ServiceDetails | undefined {
  const parsed = detailForm(service.bookingCategory).schema.safeParse(values)
  if (!parsed.success) return undefined
  const { bookingCategory } = service
  return datesOutOfReach(bookingCategory, parsed.data, today()).length > 0 ? undefined : parsed.data
}

/** The price of complete answers; undefined while some are missing. Cents. */
export function quoteOf(flow: Flow, draft: Draft): CombinedQuote | undefined {
  const chosen = flow.services.map((service) => ({
    service,
    details: checkedDetails(service, answersFor(flow, draft, service).values),
  }))
  return chosen.every(isComplete) ? combinedQuote(chosen) : undefined
}

const isComplete = <T extends { details: ServiceDetails | undefined }>(
  one: T,
): one is T & { details: ServiceDetails } => one.details !== undefined

const priced = ['propertySize', 'roomCount', 'urgencyLevel', 'serviceFrequency']

/** The price from the answers given so far, so that it updates with each answer. Cents. */
export function quoteSoFar(flow: Flow, draft: Draft): CombinedQuote {
  return combinedQuote(
    flow.services.map((service) => ({
      service,
      details: known(service, answersFor(flow, draft, service).values),
    })),
  )
}

function known(service: Service, values: FormValues): ServiceDetails {
  const { shape } = detailForm(service.bookingCategory).schema
  const details: Record<string, unknown> = {}
  for (const name of priced) {
    const parsed = shape[name]?.safeParse(values[name])
    if (parsed?.success) details[name] = parsed.data
  }
  return details
}

/** Whether the customer has accepted the price of these services. */
export const isAccepted = (flow: Flow, { quote, quotedFor }: Draft) =>
  quote !== undefined && quotedFor === idsOf(flow)

/** What 'Book This Service' stores; a time picked for other services must be picked again. */
export const acceptance = (flow: Flow, draft: Draft, quote: CombinedQuote): Partial<Draft> => ({
  quote: sumOf(quote),
  quotedFor: idsOf(flow),
  ...(draft.quotedFor === idsOf(flow) ? {} : { schedule: undefined }),
})

export const idsOf = ({ services }: Flow) => services.map(({ id }) => id).join(',')

/** The sums over the order's services. Cents. */
const sumOf = ({ estimates, total }: CombinedQuote): Estimate => ({
  basePrice: sum(estimates.map(({ basePrice }) => basePrice)),
  urgencyFee: sum(estimates.map(({ urgencyFee }) => urgencyFee)),
  discounts: sum(estimates.map(({ discounts }) => discounts)),
  total,
})

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
