import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { type AppRouter, trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { undoAction } from '../undo-action.tsx'
import { countBookings, toastOutcome } from './count-bookings.ts'

type Input = inferRouterInputs<AppRouter>['admin']['bookings']
type Changed = inferRouterOutputs<AppRouter>['admin']['bookings']['moveToNearest']['moved']

const failed = 'Some could not be undone'

/** A button for a toast that takes the bookings of a selection back to the status before; undefined for none. */
export function useUndoMany() {
  const undo = trpc.admin.bookings.undoMany.useMutation()
  const { run } = useSubmit(undo.mutateAsync, {
    failed,
    onSuccess: ({ undone, refused }) =>
      toastOutcome({
        title: `${countBookings(undone.length)} restored`,
        refused,
        text: 'Emails that hadn’t gone out yet won’t be sent.',
      }),
  })
  return (step: Input['undoMany']) =>
    step.ids.length === 0 ? undefined : undoAction(() => run(step))
}

/** The same for visits that were moved or assigned. */
export function useUndoChanges() {
  const move = trpc.admin.bookings.moveMany.useMutation()
  const { run } = useSubmit(move.mutateAsync, {
    failed,
    onSuccess: ({ moved, refused }) =>
      toastOutcome({
        title: `${countBookings(moved.length)} restored`,
        refused,
        text: 'Times and professionals are back as before. Customers who have been told hear of it.',
      }),
  })
  return (all: Changed) => {
    const visits = all
      .filter(({ canUndo }) => canUndo)
      .map(({ id, before, after }) => ({ id, ...before, from: after }))
    return visits.length === 0 ? undefined : undoAction(() => run({ visits }))
  }
}
