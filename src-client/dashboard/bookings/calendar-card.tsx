import { trpc } from '../../trpc.ts'
import { CalendarSharing } from '../../ui/calendar-sharing.tsx'
import css from '../dashboard.module.css'

/** The customer's visits in their own calendar app. */
export function CalendarCard() {
  const { data } = trpc.dashboard.calendar.useQuery()
  const share = trpc.dashboard.shareCalendar.useMutation()
  if (!data) return null
  return (
    <section className={css.card}>
      <h2>Your calendar</h2>
      <CalendarSharing
        url={data.url}
        about="Your visits in your own calendar, always up to date: subscribe to a private link."
        onShare={(isShared) => share.mutateAsync({ isShared })}
      />
    </section>
  )
}
