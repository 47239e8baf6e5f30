import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { addDays, formatTableDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import type { TimesSearch } from '../search-params.ts'
import { ServiceSelect } from '../service-select.tsx'
import { Holidays } from './holidays.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import { TimeDrawer } from './time-drawer.tsx'
import { WeekGrid } from './week-grid.tsx'

interface Props {
  search: TimesSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: TimesSearch, replace?: boolean) => void
}

/** A week of visits and what is open, with what can be changed about it, and the holidays. */
export function TimesPage({ search, onSearch }: Props) {
  const { serviceId, open } = search
  const from = search.week ?? today()
  const week = trpc.admin.schedule.week.useQuery(
    { from, serviceId },
    { placeholderData: keepPreviousData },
  )
  const goTo = (date: string) =>
    onSearch({ ...search, open: undefined, week: date === today() ? undefined : date })
  const [date, time] = open?.split(' ') ?? []
  return (
    <>
      <header className={css.head}>
        <h1>Times and holidays</h1>
        <p>
          {formatTableDate(from)} to {formatTableDate(addDays(from, 6))}
        </p>
      </header>
      <ScheduleToolbar date={from} step={7} onDate={goTo}>
        <ServiceSelect
          serviceId={serviceId}
          onSelect={(selected) => onSearch({ ...search, serviceId: selected })}
        />
      </ScheduleToolbar>
      <QueryBoundary query={week} skeleton={<Skeleton height={420} radius="lg" />}>
        {(days) => (
          <WeekGrid
            days={days}
            serviceId={serviceId}
            onOpen={(slot) => onSearch({ ...search, open: slot })}
          />
        )}
      </QueryBoundary>
      <Holidays />
      <TimeDrawer
        slot={date && time ? { date, time } : undefined}
        serviceId={serviceId}
        onClose={() => onSearch({ ...search, open: undefined }, true)}
      />
    </>
  )
}
