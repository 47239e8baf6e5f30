import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { formatList } from '../../../../shared/format/format-list.ts'
import { pluralize } from '../../../../shared/format/numbers.ts'
import type { ToastAction } from '../../../ui/toast/recent-changes.ts'
import { toastError, toastSuccess, toastUndoable } from '../../../ui/toast/toast.ts'
import { describeCalls } from '../describe-told.ts'

export const countBookings = (count: number) => pluralize(count, 'booking')

interface Outcome {
  /** What was done with how many, such as '3 bookings moved'. */
  title: string
  refused: readonly { reason: string }[]
  /** What follows from it, if all went well. */
  text: string
  /** Those with whose customers it has to do. */
  done?: readonly Pick<BookingRow, 'reach' | 'customerName'>[]
  /** A button that takes it back, and until when it can, if that is not for ten minutes; ISO, UTC. */
  action?: ToastAction | undefined
  until?: string | undefined
}

/** Says with how many bookings of a selection something was done, why not with the others, and who has to be called. */
export function toastOutcome({ title, refused, text, done = [], action, until }: Outcome): void {
  const undoing = { action, until, summary: done.length > 0 ? describeSome(done) : undefined }
  const [first] = refused
  const isEverybodyCalled = done.length > 0 && done.every(({ reach }) => reach === 'call')
  const said = [first ? first.reason : isEverybodyCalled ? undefined : text, describeCalls(done)]
    .filter((part) => part !== undefined)
    .join(' ')
  if (first) toastError(`${title}, ${refused.length} not`, said, undoing)
  else if (action) toastUndoable(title, said, undoing)
  else toastSuccess(title, said)
}

const named = 3

/** Whose they are; of many, the first ones. */
function describeSome(bookings: readonly Pick<BookingRow, 'customerName'>[]): string {
  const names = [...new Set(bookings.map(({ customerName }) => customerName))]
  const more = names.length - named
  return `For ${formatList(more > 0 ? [...names.slice(0, named), `${more} more`] : names)}.`
}

/** Those of a selection with these ids. */
export const pick = <One extends { id: string }>(
  all: readonly One[],
  ids: readonly string[],
): One[] => all.filter(({ id }) => ids.includes(id))
