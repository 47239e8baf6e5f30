import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { ServiceId } from '../../../shared/catalogue.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { formatDate, formatTime } from '../../../shared/time/business-time.ts'
import { hasVisitStarted, today } from '../../business-clock.ts'
import type { AppRouter } from '../../trpc.ts'
import { useChangeTimes } from './use-change-times.ts'
import { visitsOn } from './visits-on.ts'
import css from './week-grid.module.css'

type Day = inferRouterOutputs<AppRouter>['admin']['schedule']['week'][number]

interface Props {
  days: readonly Day[]
  serviceId: ServiceId | undefined
  onOpen: (slot: string) => void
}

/** Seven days side by side, or stacked on a phone; each time opens its drawer. */
export function WeekGrid({ days, serviceId, onOpen }: Props) {
  const change = useChangeTimes()
  return (
    <ol className={css.week}>
      {days.map(({ date, holiday, times }) => {
        const upcoming = times.filter(({ time }) => !hasVisitStarted({ date, time }))
        const isOpen = upcoming.some(({ free }) => free > 0)
        const isClosed = upcoming.some(({ closed }) => closed > 0)
        const booked = upcoming.reduce((sum, { visits }) => sum + visits, 0)
        return (
          <li key={date} className={css.day} aria-current={date === today() ? 'date' : undefined}>
            <h2>{formatDate(date)}</h2>
            {holiday ? <p className={css.holiday}>{holiday}</p> : null}
            <ul>
              {times.map(({ time, visits, free, closed }) => (
                <li key={time}>
                  <button
                    type="button"
                    data-closed={
                      (free === 0 && closed > 0) || hasVisitStarted({ date, time }) || undefined
                    }
                    onClick={() => onOpen(`${date} ${time}`)}
                  >
                    <strong>{formatTime(time)}</strong>
                    <span>{pluralize(visits, 'visit')}</span>
                    <small>
                      {hasVisitStarted({ date, time })
                        ? 'started'
                        : describe({ free, closed }, serviceId !== undefined)}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
            {times.length === 0 ? <p className={css.none}>No times</p> : null}
            {isClosed && !isOpen && booked > 0 ? (
              <Link to="/admin/bookings" search={{ ...visitsOn(date), serviceId }}>
                {pluralize(booked, 'visit')} to move or cancel
              </Link>
            ) : null}
            {!holiday && (isOpen || isClosed) ? (
              <Button
                size="xs"
                variant="default"
                loading={change.submittingDate === date}
                aria-label={`${isOpen ? 'Close' : 'Open'} ${formatDate(date)}`}
                onClick={() =>
                  change.submit({ action: isOpen ? 'close' : 'open', date, serviceId })
                }
              >
                {isOpen ? 'Close the day' : 'Open the day'}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

/** Of the services at a time, or of the seats of one service. */
function describe({ free, closed }: { free: number; closed: number }, isOfService: boolean) {
  if (free === 0) return closed > 0 ? 'closed' : 'fully booked'
  if (isOfService) return free + closed === 1 ? 'open' : `${free} open, ${closed} closed`
  return closed === 0 ? 'open' : `${pluralize(closed, 'service')} closed`
}
