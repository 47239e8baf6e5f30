import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatDate, formatTime } from '../../shared/business-time.ts'
import { trpc } from '../trpc.ts'
import css from './checkout-page.module.css'
import type { Flow } from './flow.ts'
import { nearestSlots } from './nearest-slots.ts'
import type { TimeGoneReason } from './use-checkout.ts'

interface Time {
  date: string
  time: string
}

interface Props {
  flow: Flow
  lost: Time
  reason: TimeGoneReason
  onChoose: (time: Time) => void
}

const words: Record<TimeGoneReason, { happened: string; why: string }> = {
  SLOT_TAKEN: { happened: 'has just been taken', why: 'Someone booked it while you were typing.' },
  TIME_PAST: { happened: 'has already begun', why: 'The day went on while you were typing.' },
  SLOT_UNKNOWN: { happened: 'is no longer offered', why: 'Our calendar has changed.' },
}

/** Says why the time is no longer available and offers the nearest available ones; what was typed is kept. */
export function TimeGone({ flow, lost, reason, onChoose }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { happened, why } = words[reason]
  return (
    <section ref={box} tabIndex={-1} className={css.taken} role="alert">
      <h2>
        {formatDate(lost.date)}, {formatTime(lost.time)} {happened}
      </h2>
      <p>{why} Everything you entered is kept.</p>
      <NearestTimes flow={flow} lost={lost} onChoose={onChoose} />
      <p>
        <Link to="/booking/$flow/schedule" params={{ flow: flow.key }}>
          See all free times
        </Link>
      </p>
    </section>
  )
}

function NearestTimes({ flow, lost, onChoose }: Omit<Props, 'reason'>) {
  const slots = trpc.booking.openSlots.useQuery({ serviceIds: flow.services.map(({ id }) => id) })
  if (slots.isFetching) return <p>Looking for the nearest free times...</p>
  if (slots.isError) return <p>Failed to load available time slots. Please try again.</p>
  return (
    <>
      <p>These times are the nearest:</p>
      <div className={css.options}>
        {nearestSlots(slots.data ?? [], lost).map((slot) => (
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
    </>
  )
}
