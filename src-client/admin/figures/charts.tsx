import '@mantine/charts/styles.css'
import '@mantine/core/styles/ColorSwatch.css'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import css from '../admin.module.css'
import type { Analytics } from './analytics-page.tsx'
import { formatShare } from './change.ts'
import { FunnelCard } from './funnel-card.tsx'
import { HoursCard } from './hours-card.tsx'
import { LoadCard } from './load-card.tsx'
import { OverTimeCard } from './over-time-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import { SharesCard } from './shares-card.tsx'

const per = { day: 'per day', week: 'per week', month: 'per month' } as const

interface Props {
  analytics: Analytics
  period: { from: string; to: string }
}

/** A period in charts; each has its figures as a table. */
export default function Charts({ analytics, period }: Props) {
  const { trend, today, services, funnel, funnelBefore, visits, retention } = analytics
  const { bookings, repeats } = trend.now.total
  return (
    <div className={css.columns}>
      <OverTimeCard
        title={`Bookings ${per[trend.unit]}`}
        note="Excludes cancelled bookings"
        of="bookings"
        figure="bookings"
        format={formatNumber}
        trend={trend}
        today={today}
      />
      <OverTimeCard
        title={`Value ${per[trend.unit]}`}
        note="Excludes cancelled bookings"
        of="bookings"
        figure="value"
        format={formatCents}
        trend={trend}
        today={today}
      />
      <OverTimeCard
        title={`Returning customers ${per[trend.unit]}`}
        note="Bookings by customers who had booked before, excluding cancelled ones"
        of="bookings of returning customers"
        figure="repeats"
        format={formatNumber}
        trend={trend}
        today={today}
        aside={bookings > 0 ? `${formatShare(repeats, bookings)} of the period’s bookings` : ''}
      />
      <RetentionCard retention={retention} today={today} />
      <SharesCard services={services} />
      <FunnelCard funnel={funnel} funnelBefore={funnelBefore} />
      <HoursCard visits={visits} />
      <LoadCard period={period} />
    </div>
  )
}
