import type { BookingStatus } from '../../shared/booking.ts'
import css from './status-badge.module.css'
import { statusLabels } from './status-labels.ts'

/** A booking's status in words, with a color of its own. */
export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <span className={css.badge} data-status={status}>
    {statusLabels[status]}
  </span>
)
