import { addDays, formatDate } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import css from './schedule-page.module.css'

/** For each week without a common time for the order: which services prevent one. */
export function WeeksWithoutSlot({ flow }: { flow: Flow }) {
  const weeks = trpc.booking.conflictingServices.useQuery(
    slotsInput(
      flow.services.map(({ id }) => id),
      useStore(whereStore),
    ),
  )
  if (!weeks.data || weeks.data.length === 0) return null
  const titleOf = (id: string) => flow.services.find((service) => service.id === id)?.title ?? id
  return (
    <section className={css.weeks} role="status">
      <h2>Weeks without a common time</h2>
      <ul>
        {spansOf(weeks.data).map(({ week, last, serviceIds, isForLackOfPeople }) => (
          <li key={week}>
            {formatDate(week)} to {formatDate(addDays(last, 6))}:{' '}
            {serviceIds.map(titleOf).join(', ')} {serviceIds.length === 1 ? 'has' : 'have'}{' '}
            {isForLackOfPeople ? 'no professional who is free then' : 'no matching time'}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Week {
  week: string
  serviceIds: string[]
  isForLackOfPeople: boolean
}

/** Consecutive weeks blocked by the same services are shown as one period. */
function spansOf(weeks: readonly Week[]): (Week & { last: string })[] {
  const spans: (Week & { last: string })[] = []
  for (const { week, serviceIds, isForLackOfPeople } of weeks) {
    const span = spans.at(-1)
    const isContinued =
      span &&
      addDays(span.last, 7) === week &&
      span.isForLackOfPeople === isForLackOfPeople &&
      String(span.serviceIds) === String(serviceIds)
    if (isContinued) span.last = week
    else spans.push({ week, serviceIds, isForLackOfPeople, last: week })
  }
  return spans
}
