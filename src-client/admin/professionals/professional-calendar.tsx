import { trpc } from '../../trpc.ts'
import { CalendarSharing } from '../../ui/calendar-sharing.tsx'
import css from '../admin.module.css'

/** A professional's visits in their own calendar app. */
export function ProfessionalCalendar({ id, firstName }: { id: string; firstName: string }) {
  const { data } = trpc.admin.professionals.calendar.useQuery({ id })
  const share = trpc.admin.professionals.shareCalendar.useMutation()
  if (!data) return null
  return (
    <section className={css.card}>
      <h2>Calendar subscription</h2>
      <CalendarSharing
        url={data.url}
        about={`${firstName}’s visits, with customer, place and phone, in ${firstName}’s own calendar app. Don’t share this link with anyone else.`}
        onShare={(isShared) => share.mutateAsync({ id, isShared })}
      />
    </section>
  )
}
