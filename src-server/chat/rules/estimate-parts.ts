import { multiServiceDiscount } from '../../../shared/bundles.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import type { ChatEstimate } from '../../../shared/chat.ts'
import { formatCents } from '../../../shared/format/money.ts'
import type { Sentences } from './sentences/en.ts'

type Lines = ChatEstimate['lines']

/** What the visits of today cost more, in cents. */
export const sameDayFeeOf = (lines: Lines): number =>
  lines.reduce((sum, { urgencyFee }) => sum + urgencyFee, 0)

/** Each service with its price. */
export const pricedServices = (lines: Lines, words: Sentences): string =>
  words.list(
    lines.map(({ serviceId, basePrice, urgencyFee, discounts }) =>
      words.each(words.title(serviceId), formatCents(basePrice + urgencyFee - discounts)),
    ),
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

/** Work of weeks, for which nobody has seen the place yet. */
export const projects: ReadonlySet<ServiceId> = new Set<ServiceId>([
  'home-remodeling',
  'new-construction',
  'roofing',
  'solar-panel',
  'solar-energy',
])
