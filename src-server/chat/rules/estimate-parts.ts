import { multiServiceDiscount } from '../../../shared/bundles.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import type { ChatEstimate } from '../../../shared/chat.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { asksForRooms } from '../../../shared/pricing.ts'
import type { Sentences } from './sentences/en.ts'

type Lines = ChatEstimate['lines']

/** What the visits of today cost more, in cents. */
export const sameDayFeeOf = (lines: Lines): number =>
  lines.reduce((sum, { urgencyFee }) => sum + urgencyFee, 0)

const priceOf = ({ basePrice, urgencyFee, discounts }: Lines[number]): string =>
  formatCents(basePrice + urgencyFee - discounts)

/** Each service with its price. */
export const pricedServices = (lines: Lines, words: Sentences): string =>
  words.list(lines.map((line) => words.each(words.title(line.serviceId), priceOf(line))))

/** The services of one sum; of several each has its price behind it. */
export const estimatedServices = (lines: Lines, words: Sentences): string =>
  words.list(
    lines.map((line) => {
      const title = words.title(line.serviceId)
      return lines.length > 1 ? `${title} (${priceOf(line)})` : title
    }),
  )

/** What an estimate of several services saves already, each saving with its amount. */
export const savingsIn = (
  { bundles, manyServicesDiscount }: Pick<ChatEstimate, 'bundles' | 'manyServicesDiscount'>,
  words: Sentences,
): string[] => [
  ...bundles.map(({ name, savings }) => words.saves(name, formatCents(savings))),
  ...(manyServicesDiscount > 0
    ? [words.manySaves(multiServiceDiscount.percent, formatCents(manyServicesDiscount))]
    : []),
]

/** Whether it is done by a repair visit, which costs more on the same day. */
export const isRepair = (id: ServiceId): boolean => findService(id)?.bookingCategory === 'repair'

/** Whether its price follows from the size and the rooms of a home. */
export const countsRooms = (id: ServiceId): boolean => {
  const service = findService(id)
  return service !== undefined && asksForRooms(service)
}

/** Work of weeks, for which nobody has seen the place yet. */
export const projects: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'home-remodeling',
  'new-construction',
  'roofing',
  'solar-panel',
  'solar-energy',
])
