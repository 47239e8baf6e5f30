import { bundles, multiServiceDiscount } from '../../../shared/bundles.ts'
import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { recurringDiscount } from '../../../shared/pricing.ts'
import type { Sentences } from './sentences/en.ts'

/** Whether a service has regular visits: only the forms of some categories ask how often. */
const canRecur = (id: ServiceId) =>
  ['cleaning', 'outdoor'].includes(findService(id)?.bookingCategory ?? '')

/** The savings that involve these services; all of them if there are none yet. */
export function savingsList(subject: readonly ServiceId[], words: Sentences): string {
  const relevant = bundles.filter(({ services }) => services.some((id) => subject.includes(id)))
  return words.list([
    ...(subject.length > 0 ? relevant : bundles).map(({ services, savings }) =>
      words.bundle(words.list(services.map(words.title)), formatCents(savings)),
    ),
    words.many(multiServiceDiscount.atLeast, multiServiceDiscount.percent),
    ...(subject.length === 0 || subject.some(canRecur)
      ? [words.recurring(formatCents(recurringDiscount))]
      : []),
  ])
}
