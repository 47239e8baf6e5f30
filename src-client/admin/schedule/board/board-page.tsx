import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pluralize } from '../../../../shared/format/numbers.ts'
import { formatDate } from '../../../../shared/time/business-time.ts'
import { today } from '../../../business-clock.ts'
import { trpc } from '../../../trpc.ts'
import { ActionLink } from '../../../ui/action-link.tsx'
import { QueryBoundary } from '../../../ui/query-boundary.tsx'
import css from '../../admin.module.css'
import { BookingDrawer } from '../../bookings/booking-drawer.tsx'
import { DateField } from '../../date-field.tsx'
import type { BoardSearch } from '../../search-params.ts'
import { ScheduleToolbar } from '../schedule-toolbar.tsx'
import { Board } from './board.tsx'
import type { BoardDay } from './board-day.ts'

interface Props {
  search: BoardSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: BoardSearch, replace?: boolean) => void
}

/** A day of the business: who goes where when. */
export function BoardPage({ search, onSearch }: Props) {
  const date = search.day ?? today()
  const day = trpc.admin.schedule.day.useQuery({ date }, { placeholderData: keepPreviousData })
  const goTo = (next: string) => onSearch({ day: next === today() ? undefined : next })
  return (
    <>
      <header className={css.head}>
        <h1>Schedule</h1>
        <p>{formatDate(date)}</p>
        <ActionLink to="/admin/bookings/new" search={{ day: date }}>
          New booking
        </ActionLink>
      </header>
      <ScheduleToolbar date={date} step={1} onDate={goTo}>
        <DateField hideLabel label="Go to" value={date} onDate={(next) => goTo(next ?? today())} />
      </ScheduleToolbar>
      <QueryBoundary query={day} skeleton={<Skeleton height={520} radius="lg" />}>
        {(board) => (
          // The day before stays in sight while the next one loads, out of reach.
          <div className={css.body} inert={board.date !== date} aria-busy={board.date !== date}>
            <Day key={board.date} board={board} />
          </div>
        )}
      </QueryBoundary>
      <BookingDrawer
        id={search.open}
        input={{}}
        onOpen={(id) => onSearch({ ...search, open: id })}
        onClose={() => onSearch({ ...search, open: undefined }, true)}
      />
    </>
  )
}

function Day({ board }: { board: BoardDay }) {
  const visits = [...board.unassigned, ...board.professionals.flatMap((one) => one.visits)]
  if (board.professionals.length === 0 && visits.length === 0) {
    return (
      <div className={css.empty}>
        <p>
          No visits. <Link to="/admin/professionals/new">Add a professional</Link> to plan who goes
          where.
        </p>
      </div>
    )
  }
  return (
    <>
      <p>
        {board.holiday ? <strong>Closed for {board.holiday}. </strong> : null}
        {pluralize(visits.length, 'visit')}
        {board.unassigned.length > 0 ? `, ${board.unassigned.length} unassigned` : ''}
      </p>
      <Board day={board} />
    </>
  )
}
