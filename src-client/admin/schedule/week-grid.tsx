import { Button } from '@mantine/core'
import type { inferRouterOutputs } from '@trpc/server'
import { formatDate, formatTime, hasBegun, wallClock } from '../../../shared/business-time.ts'
import { settings } from '../../settings.ts'
import type { AppRouter } from '../../trpc.ts'
import { today } from '../moment.ts'
import { useChangeTimes } from './use-change-times.ts'
import css from './week-grid.module.css'

type Day = inferRouterOutputs<AppRouter>['admin']['week'][number]

interface Props {
  days: readonly Day[]
  serviceId: string | undefined
  onOpen: (place: string) => void
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** Seven days side by side, or stacked on a phone; each time opens its drawer. */
export function WeekGrid({ days, serviceId, onOpen }: Props) {
  const change = useChangeTimes()
  const now = wallClock(new Date(), settings.timeZone)
  return (
    <ol className={css.week}>
      {days.map(({ date, holiday, times }) => {
        const ahead = times.filter(({ time }) => !hasBegun({ date, time }, now))
        const free = ahead.some((one) => one.free > 0)
        const closed = ahead.some((one) => one.closed > 0)
        return (
          <li key={date} className={css.day} aria-current={date === today() ? 'date' : undefined}>
            <h2>{formatDate(date)}</h2>
            {holiday ? <p className={css.holiday}>{holiday}</p> : null}
            <ul>
              {times.map(({ time, visits, free: seats, closed: shut }) => (
                <li key={time}>
                  <button
                    type="button"
                    data-closed={
                      (seats === 0 && shut > 0) || hasBegun({ date, time }, now) || undefined
                    }
                    onClick={() => onOpen(`${date} ${time}`)}
                  >
                    <strong>{formatTime(time)}</strong>
                    <span>{counted(visits, 'visit')}</span>
                    <small>
                      {hasBegun({ date, time }, now)
                        ? 'begun'
                        : `${seats} free${shut > 0 ? `, ${shut} closed` : ''}`}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
            {times.length === 0 ? <p className={css.none}>No times</p> : null}
            {!holiday && (free || closed) ? (
              <Button
                size="xs"
                variant="default"
                loading={change.isPending && change.variables.date === date}
                aria-label={`${free ? 'Close' : 'Open'} ${formatDate(date)}`}
                onClick={() => change.mutate({ action: free ? 'close' : 'open', date, serviceId })}
              >
                {free ? 'Close the day' : 'Open the day'}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
