import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { addDays } from '../../../shared/business-time.ts'
import { servicesByTitle } from '../../../shared/catalogue.ts'
import { trpc } from '../../trpc.ts'
import { Loaded } from '../../ui/loaded.tsx'
import css from '../admin.module.css'
import { tableDate, today } from '../moment.ts'
import { Holidays } from './holidays.tsx'
import { TimeDrawer } from './time-drawer.tsx'
import { WeekGrid } from './week-grid.tsx'

export interface ScheduleSearch {
  /** The first of the seven days; today by default. */
  week?: string | undefined
  serviceId?: string | undefined
  /** The open time as a date and a time, such as `2026-11-23 10:00`. */
  open?: string | undefined
}

interface Props {
  search: ScheduleSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: ScheduleSearch, replace?: boolean) => void
}

/** A week of visits and open seats, with what can be changed about them. */
export function SchedulePage({ search, onSearch }: Props) {
  const { serviceId, open } = search
  const from = search.week ?? today()
  const week = trpc.admin.week.useQuery({ from, serviceId }, { placeholderData: (last) => last })
  const goTo = (date: string) =>
    onSearch({ ...search, open: undefined, week: date === today() ? undefined : date })
  const [date, time] = open?.split(' ') ?? []
  return (
    <>
      <header className={css.head}>
        <h1>Schedule</h1>
        <p>
          {tableDate(from)} to {tableDate(addDays(from, 6))}
        </p>
      </header>
      <div className={css.tools}>
        <Button variant="default" data-repeats onClick={() => goTo(addDays(from, -7))}>
          7 days back
        </Button>
        <Button variant="default" onClick={() => goTo(today())} disabled={from === today()}>
          Today
        </Button>
        <Button variant="default" data-repeats onClick={() => goTo(addDays(from, 7))}>
          7 days on
        </Button>
        <NativeSelect
          label="Service"
          value={serviceId ?? ''}
          data={[
            { value: '', label: 'All' },
            ...servicesByTitle.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...search, serviceId: value || undefined })
          }
        />
      </div>
      <Loaded query={week} skeleton={<Skeleton height={420} radius="lg" />}>
        {(days) => (
          <WeekGrid
            days={days}
            serviceId={serviceId}
            onOpen={(place) => onSearch({ ...search, open: place })}
          />
        )}
      </Loaded>
      <Holidays />
      {date && time ? (
        <TimeDrawer
          date={date}
          time={time}
          serviceId={serviceId}
          onClose={() => onSearch({ ...search, open: undefined }, true)}
        />
      ) : null}
    </>
  )
}
