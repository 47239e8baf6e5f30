import { type ReactNode, useEffect, useState } from 'react'
import type { WallClock } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { toastError } from '../../ui/toast/toast.ts'
import { whereStore } from '../../where/where-store.ts'
import { slotsInput } from '../slots-input.ts'
import css from './schedule-page.module.css'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'
import { SlotPicker } from './slot-picker.tsx'

interface Props {
  /** They come together. */
  serviceIds: readonly string[]
  time: WallClock | undefined
  /** Who is asked for, by service. */
  professionals: Record<string, string> | undefined
  /** The day that is shown first, if no time is chosen. */
  requestedDay: string | undefined
  onPick: (time: WallClock | undefined) => void
  /** Times that are not offered, though these services have them. */
  except?: readonly WallClock[]
  /** Shown if no time is available. */
  none: ReactNode
}

/** A day and a time at which every one of these services is available. */
export function PickTime(props: Props) {
  const { serviceIds, time, professionals, requestedDay, onPick, except = [], none } = props
  const [day, setDay] = useState(time?.date ?? requestedDay)
  const slots = trpc.booking.openSlots.useQuery(
    slotsInput(serviceIds, useStore(whereStore), professionals),
  )
  const failed = slots.isError && slots.data === undefined
  useEffect(() => {
    if (failed) toastError('Error', 'Failed to load available time slots. Please try again.')
  }, [failed])

  if (failed) {
    return (
      <div className={css.failed}>
        <p>Failed to load available time slots. Please try again.</p>
        <ActionButton onClick={() => void slots.refetch()} loading={slots.isFetching}>
          Try again
        </ActionButton>
      </div>
    )
  }
  if (!slots.data) return <ScheduleSkeleton />
  const open = slots.data.filter(({ date, startTime }) =>
    except.every((one) => one.date !== date || one.time !== startTime),
  )
  if (open.length === 0) return none
  return (
    <SlotPicker
      slots={open}
      selected={time ?? (day ? { date: day } : {})}
      onSelect={(choice) => {
        setDay(choice.date)
        const { date, time: start } = choice
        onPick(date && start ? { date, time: start } : undefined)
      }}
    />
  )
}
