import type { BookingStatus } from '../../shared/booking.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { statusLabels } from './status-labels.ts'

const tones: Record<BookingStatus, Tone> = {
  pending: 'warm',
  confirmed: 'good',
  in_progress: 'cool',
  completed: 'done',
  cancelled: 'bad',
}

/** A booking's status with its color. */
export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge dot tone={tones[status]}>
    {statusLabels[status]}
  </Badge>
)
