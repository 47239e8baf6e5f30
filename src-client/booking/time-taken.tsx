import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatDate, formatTime } from '../../shared/business-time.ts'
import { trpc } from '../trpc.ts'
import css from './checkout-page.module.css'
import type { Flow } from './flow.ts'
import { nearestSlots } from './nearest-slots.ts'

interface Time {
  date: string
  time: string
}

/** Says that someone else was faster and offers the nearest free times; what was typed stays (decision 15). */
export function TimeTaken({
  flow,
  lost,
  onChoose,
}: {
  flow: Flow
  lost: Time
  onChoose: (time: Time) => void
}) {
  const slots = trpc.booking.openSlots.useQuery({ serviceIds: flow.services.map(({ id }) => id) })
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className={css.taken} role="alert">
      <h2>
        {formatDate(lost.date)}, {formatTime(lost.time)} has just been taken
      </h2>
      <p>
        Someone booked it while you were typing. Everything you entered is kept. These times are the
        nearest:
      </p>
      <div className={css.options}>
        {nearestSlots(slots.isFetching ? [] : (slots.data ?? []), lost).map((slot) => (
          <button
            key={`${slot.date} ${slot.startTime}`}
            type="button"
            className={css.option}
            onClick={() => onChoose({ date: slot.date, time: slot.startTime })}
          >
            {formatDate(slot.date)}, {formatTime(slot.startTime)}
          </button>
        ))}
      </div>
      <p>
        <Link to="/booking/$serviceId/schedule" params={{ serviceId: flow.key }}>
          See all free times
        </Link>
      </p>
    </section>
  )
}
