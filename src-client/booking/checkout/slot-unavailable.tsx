import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { formatDate, formatTime, type WallClock } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import { readDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import css from './checkout-page.module.css'
import { nearestSlots } from './nearest-slots.ts'
import type { SlotUnavailableCode } from './use-checkout.ts'

interface Props {
  flow: Flow
  /** The services that were to come at the lost time. */
  services: readonly Service[]
  lost: WallClock
  code: SlotUnavailableCode
  onSelect: (slot: WallClock) => void
  /** Lets somebody else come at that time. */
  onAnyone: () => void
}

const messages: Record<SlotUnavailableCode, { title: string; reason: string }> = {
  SLOT_TAKEN: { title: 'has just been taken', reason: 'Someone booked it while you were typing.' },
  PROFESSIONAL_TAKEN: {
    title: 'is no longer free with the professional you chose',
    reason: 'They have another visit or are off then.',
  },
  TIME_PAST: { title: 'has already started', reason: 'It passed while you were typing.' },
  SLOT_UNKNOWN: { title: 'is no longer offered', reason: 'Our calendar has changed.' },
}

/** Says why the time is no longer available and offers the nearest available ones; what was typed is kept. */
export function SlotUnavailable({ flow, services, lost, code, onSelect, onAnyone }: Props) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { title, reason } = messages[code]
  return (
    <section ref={notice} tabIndex={-1} className={css.conflict} role="alert">
      <h2>
        {services.length < flow.services.length
          ? `${services.map((one) => one.title).join(', ')}: `
          : null}
        {formatDate(lost.date)}, {formatTime(lost.time)} {title}
      </h2>
      <p>{reason} Everything you entered is kept.</p>
      {code === 'PROFESSIONAL_TAKEN' ? (
        <div className={css.options}>
          <button type="button" className={css.option} onClick={onAnyone}>
            Anyone can come then
          </button>
        </div>
      ) : null}
      <NearestTimes flow={flow} services={services} lost={lost} onSelect={onSelect} />
      <p>
        <Link to="/booking/$flow/schedule" params={{ flow: flow.key }}>
          See all available times
        </Link>
      </p>
    </section>
  )
}

function NearestTimes({ flow, services, lost, onSelect }: Omit<Props, 'code' | 'onAnyone'>) {
  const input = slotsInput(
    services.map(({ id }) => id),
    useStore(whereStore),
    readDraft(flow.key).professionals,
  )
  const isWithProfessional = input.professionalId !== undefined
  const slots = trpc.booking.openSlots.useQuery(input)
  if (slots.isFetching) return <p>Looking for the nearest available times...</p>
  if (slots.isError) return <p>Failed to load available time slots. Please try again.</p>
  if (slots.data?.length === 0 && isWithProfessional) {
    return <p>The professional you chose has no other time.</p>
  }
  return (
    <>
      <p>
        These times are the nearest{isWithProfessional ? ' with the professional you chose' : ''}:
      </p>
      <div className={css.options}>
        {nearestSlots(slots.data ?? [], lost).map((slot) => (
          <button
            key={`${slot.date} ${slot.startTime}`}
            type="button"
            className={css.option}
            onClick={() => onSelect({ date: slot.date, time: slot.startTime })}
          >
            {formatDate(slot.date)}, {formatTime(slot.startTime)}
          </button>
        ))}
      </div>
    </>
  )
}
