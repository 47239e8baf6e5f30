import { addDays, formatDate } from '../../shared/business-time.ts'
import { trpc } from '../trpc.ts'
import type { Flow } from './flow.ts'
import css from './schedule-page.module.css'

/** For each week in which the order has no common time: which service is in the way. */
export function WeeksWithoutTime({ flow }: { flow: Flow }) {
  const weeks = trpc.booking.servicesInTheWay.useQuery({
    serviceIds: flow.services.map(({ id }) => id),
  })
  if (!weeks.data || weeks.data.length === 0) return null
  const titleOf = (id: string) => flow.services.find((service) => service.id === id)?.title ?? id
  return (
    <section className={css.weeks} role="status">
      <h2>Weeks without a time that suits all</h2>
      <ul>
        {weeks.data.map(({ week, serviceIds }) => (
          <li key={week}>
            {formatDate(week)} to {formatDate(addDays(week, 6))}:{' '}
            {serviceIds.map(titleOf).join(', ')} {serviceIds.length === 1 ? 'is' : 'are'} in the way
          </li>
        ))}
      </ul>
    </section>
  )
}
