import { trpc } from '../../trpc.ts'
import { CalendarSharing } from '../../ui/calendar-sharing.tsx'
import css from '../admin.module.css'

/** All visits of the business in the administrator's own calendar app. */
export function OfficeCalendar() {
  const { data } = trpc.admin.schedule.calendar.useQuery()
  const share = trpc.admin.schedule.shareCalendar.useMutation()
  if (!data) return null
  return (
    <section className={css.card}>
      <h2>Calendar subscription</h2>
      <CalendarSharing
        url={data.url}
        about="All visits and who’s assigned, in your own calendar app. The link is personal and stops working if you’re no longer an administrator."
        onShare={(isShared) => share.mutateAsync({ isShared })}
      />
    </section>
  )
}
