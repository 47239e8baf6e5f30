import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { pluralize } from '../../../shared/format/numbers.ts'
import { addDays, formatDate, formatTableDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Meter } from '../../ui/meter.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { DateField } from '../date-field.tsx'
import { OfficeCalendar } from './office-calendar.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import table from './workload-page.module.css'

type Workload = inferRouterOutputs<AppRouter>['admin']['schedule']['workload']
type Day = Workload['professionals'][number]['days'][number]

interface Props {
  /** The first of the seven days. */
  date: string
  onDate: (date: string) => void
}

/** Seven days: how much everybody has to do on each of them. */
export function WorkloadPage({ date, onDate }: Props) {
  const week = trpc.admin.schedule.workload.useQuery(
    { date },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <header className={css.head}>
        <h1>Week by professional</h1>
        <p>
          {formatTableDate(date)} to {formatTableDate(addDays(date, 6))}
        </p>
      </header>
      <ScheduleToolbar date={date} step={7} onDate={onDate}>
        <DateField hideLabel label="Go to" value={date} onDate={(day) => onDate(day ?? today())} />
      </ScheduleToolbar>
      <QueryBoundary query={week} skeleton={<Skeleton height={520} radius="lg" />}>
        {(data) => <WorkloadTable workload={data} />}
      </QueryBoundary>
      <OfficeCalendar />
    </>
  )
}

const WorkloadTable = ({ workload: { days, professionals } }: { workload: Workload }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={table.frame} tabIndex={0} aria-label="Hours booked of hours at work">
    <table className={table.table}>
      <caption className="visually-hidden">
        Hours booked of hours at work, by professional and day
      </caption>
      <thead>
        <tr>
          <th scope="col">Professional</th>
          {days.map((day) => (
            <th key={day.date} scope="col" aria-current={day.date === today() ? 'date' : undefined}>
              <Link to="/admin/schedule" search={{ day: day.date }}>
                {formatDate(day.date)}
              </Link>
              {day.holiday ? <small>{day.holiday}</small> : null}
              {day.unassigned > 0 ? <small>{day.unassigned} unassigned</small> : null}
            </th>
          ))}
          <th scope="col">7 days</th>
        </tr>
      </thead>
      <tbody>
        {professionals.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to="/admin/professionals/$professionalId" params={{ professionalId: one.id }}>
                {one.name}
              </Link>
            </th>
            {one.days.map((day, index) => (
              <td key={day.date}>
                <HoursBooked day={day} isHoliday={days[index]?.holiday !== null} />
              </td>
            ))}
            <td>
              <HoursBooked day={sumOf(one.days)} isHoliday={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const sumOf = (days: readonly Day[]) => ({
  visits: days.reduce((sum, { visits }) => sum + visits, 0),
  bookedHours: days.reduce((sum, { bookedHours }) => sum + bookedHours, 0),
  hoursAtWork: days.reduce((sum, { hoursAtWork }) => sum + hoursAtWork, 0),
})

/** '4 of 10 h' over a bar, with the visits. */
function HoursBooked({ day, isHoliday }: { day: Omit<Day, 'date'>; isHoliday: boolean }) {
  const { visits, bookedHours, hoursAtWork } = day
  if (visits === 0 && isHoliday) return <span className={table.off}>Closed</span>
  if (visits === 0 && hoursAtWork === 0) return <span className={table.off}>Off</span>
  return (
    <span
      className={table.hours}
      data-load={bookedHours > hoursAtWork ? 'over' : bookedHours === 0 ? 'none' : undefined}
    >
      <span>
        {hoursAtWork === 0 ? `Off, ${bookedHours} h booked` : `${bookedHours} of ${hoursAtWork} h`}
      </span>
      <Meter max={Math.max(hoursAtWork, bookedHours)} value={bookedHours} />
      {visits > 0 ? <small>{pluralize(visits, 'visit')}</small> : null}
    </span>
  )
}
