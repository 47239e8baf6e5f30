import { freeCancellationEnd, policy } from '../../shared/policy.ts'
import {
  formatMoment,
  instantOf,
  type WallClock,
  wallClock,
} from '../../shared/time/business-time.ts'
import { settings } from '../settings.ts'
import css from './free-until.module.css'

interface Props {
  slot: WallClock
  /** Without asking the customer. */
  isMovedByOffice?: boolean
}

/** Until when this visit can be cancelled free of charge, with the date and the hour. */
export function FreeUntil({ slot, isMovedByOffice = false }: Props) {
  const { timeZone } = settings
  const end = freeCancellationEnd(instantOf(slot, timeZone))
  if (isMovedByOffice) {
    return (
      <span className={css.line}>We moved this visit, so there’s no extra fee to cancel it.</span>
    )
  }
  return (
    <span className={css.line}>
      {end > new Date()
        ? `Cancel free of charge until ${formatMoment(wallClock(end, timeZone), timeZone)}`
        : `Begins within ${policy.freeCancellationHours} hours: cancelling costs ${policy.lateCancellationPercent}%`}
    </span>
  )
}
