import { sampleFigures } from '../../../shared/admin/figures.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import type { Analytics } from './analytics-page.tsx'
import { conversionOf } from './conversion.ts'
import own from './headline.module.css'

const seconds = (ms: number) => (ms < 1000 ? 'under 1 s' : `${(ms / 1000).toFixed(1)} s`)

/** Key figures over all time, and how many of the period's chats led to a booking. */
export function Headline({ analytics }: { analytics: Analytics }) {
  const { headline, funnel, funnelBefore } = analytics
  const conversion = conversionOf(funnel, funnelBefore)
  const { conversionRate, averageOrder, retention, popular } = headline
  const { qualifiedShare, responseMs, satisfaction } = headline
  return (
    <>
      <dl className={`${css.figures} ${own.figures}`}>
        <FigureCard
          title="Conversion Rate"
          value={`${conversionRate.toFixed(1)}%`}
          note="bookings divided by chats, times 100"
        />
        <FigureCard
          title="Chats Booked"
          value={conversion.rate}
          note={`${conversion.of} in the period below. ${conversion.before}${conversion.change ? ` (${conversion.change})` : ''}`}
        />
        <FigureCard
          title="Average Order Value"
          value={formatCents(averageOrder, 'dollars')}
          note="all bookings, including cancelled"
        />
        <FigureCard
          title="Customer Retention"
          value={`${Math.round(retention ?? sampleFigures.retentionPercent)}%`}
          note="came back"
          sample={retention === null}
        />
        <FigureCard
          title="Lead Quality"
          value={
            qualifiedShare === null
              ? sampleFigures.leadQuality
              : `${Math.round(qualifiedShare)}% qualified`
          }
          sample={qualifiedShare === null}
        />
        <FigureCard
          title="Response Time"
          value={responseMs === null ? sampleFigures.responseTime : seconds(responseMs)}
          sample={responseMs === null}
        />
        <FigureCard
          title="Customer Satisfaction"
          value={`${(satisfaction ?? sampleFigures.satisfaction).toFixed(1)}/5`}
          sample={satisfaction === null}
        />
      </dl>
      <section className={css.card}>
        <h2>Popular Services</h2>
        {popular.length === 0 ? <p className={css.quiet}>No bookings yet</p> : null}
        <ol className={css.list}>
          {popular.map(({ serviceId, title, bookings }) => (
            <li key={serviceId}>
              <span>{title}</span>
              <span className="figures">{pluralize(bookings, 'booking')}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
