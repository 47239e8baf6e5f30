import { type Answers, datesOutOfRange } from '../../shared/booking-details/index.ts'
import { type CombinedQuote, combinedQuote } from '../../shared/bundles.ts'
import type { Service } from '../../shared/catalogue.ts'
import type { Estimate } from '../../shared/pricing.ts'
import { formOf } from '../../shared/questions/form-of.ts'
import { today } from '../business-clock.ts'
import { answersFor } from './answers.ts'
import type { Draft, FormValues } from './draft.ts'
import type { Flow } from './flow.ts'

/** A service's answers, validated by its category's form; undefined while some are missing or invalid. */
export function parseDetails(service: Service, values: FormValues): Answers | undefined {
  const parsed = formOf(service).schema.safeParse(values)
  if (!parsed.success) return undefined
  const { bookingCategory } = service
  return datesOutOfRange(bookingCategory, parsed.data, today).length > 0 ? undefined : parsed.data
}

/** A service's answers as they are ordered: with thousands separators and blanks taken out. */
export function orderedAnswers(flow: Flow, draft: Draft, service: Service): Answers {
  const { values } = answersFor(flow, draft, service)
  return parseDetails(service, values) ?? values
}

/** The price of complete answers; undefined while some are missing. Cents. */
export function completeQuote(flow: Flow, draft: Draft): CombinedQuote | undefined {
  const ordered = flow.services.flatMap((service) => {
    const details = parseDetails(service, answersFor(flow, draft, service).values)
    return details ? [{ service, details }] : []
  })
  return ordered.length === flow.services.length ? combinedQuote(ordered) : undefined
}

const pricedFields = ['propertySize', 'roomCount', 'urgencyLevel', 'serviceFrequency']

/** The price from the answers given so far, so that it updates with each answer. Cents. */
export const partialQuote = (flow: Flow, draft: Draft): CombinedQuote =>
  combinedQuote(
    flow.services.map((service) => ({
      service,
      details: pricedAnswers(flow, draft, service),
    })),
  )

/** The valid ones of a service's answers that count in the price. */
export function pricedAnswers(flow: Flow, draft: Draft, service: Service): Answers {
  const { values } = answersFor(flow, draft, service)
  const { shape } = formOf(service).schema
  const details: Record<string, unknown> = {}
  for (const name of pricedFields) {
    const parsed = shape[name]?.safeParse(values[name])
    if (parsed?.success) details[name] = parsed.data
  }
  return details
}

/** Whether the customer has accepted the price of these services. */
export const isAccepted = (flow: Flow, { quote, quotedFor }: Draft) =>
  quote !== undefined && quotedFor === serviceIdsOf(flow)

/** What 'Book This Service' stores; times picked for other services must be picked again. */
export const acceptedQuote = (flow: Flow, draft: Draft, quote: CombinedQuote): Partial<Draft> => ({
  quote: sumEstimates(quote),
  quotedFor: serviceIdsOf(flow),
  ...(draft.quotedFor === serviceIdsOf(flow) ? {} : { schedule: undefined, ownTimes: undefined }),
})

export const serviceIdsOf = ({ services }: Flow) => services.map(({ id }) => id).join(',')

/** The sums over the order's services. Cents. */
const sumEstimates = ({ estimates, total }: CombinedQuote): Estimate => ({
  basePrice: sum(estimates.map(({ basePrice }) => basePrice)),
  urgencyFee: sum(estimates.map(({ urgencyFee }) => urgencyFee)),
  discounts: sum(estimates.map(({ discounts }) => discounts)),
  total,
})

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
