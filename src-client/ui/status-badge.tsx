import type { BookingStatus } from '../../shared/booking-status.ts'
import { Badge, type Tone } from './badge.tsx'
import { statusLabels } from './status-labels.ts'

const tones: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  in_progress: 'info',
  completed: 'done',
  cancelled: 'danger',
}

interface Props {
  status: BookingStatus
  /** Instead of the status's own. */
  label?: string | undefined
}

/** A booking's status with its color. */
export const StatusBadge = ({ status, label }: Props) => (
  <Badge dot tone={tones[status]}>
    {label ?? statusLabels[status]}
  </Badge>
)
