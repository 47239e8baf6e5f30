import { pluralize } from '../../../../shared/format/numbers.ts'
import {
  type ToastAction,
  toastError,
  toastSuccess,
  toastUndoable,
} from '../../../ui/toast/toast.ts'

export const countBookings = (count: number) => pluralize(count, 'booking')

interface Outcome {
  /** What was done with how many, such as '3 bookings moved'. */
  title: string
  refused: readonly { reason: string }[]
  /** What follows from it, if all went well. */
  text: string
  /** A button that takes it back. */
  action?: ToastAction | undefined
}

/** Says with how many bookings of a selection something was done, and why not with the others. */
export function toastOutcome({ title, refused, text, action }: Outcome): void {
  const [first] = refused
  if (first) toastError(`${title}, ${refused.length} not`, first.reason, { action })
  else if (action) toastUndoable(title, text, { action })
  else toastSuccess(title, text)
}
