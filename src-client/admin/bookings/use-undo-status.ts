import type { inferRouterInputs } from '@trpc/server'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { statusLabels } from '../../ui/status-labels.ts'
import { closeUndoable, toastSuccess } from '../../ui/toast/toast.ts'
import { statusOf, undoAction } from './undo-action.tsx'

type Step = inferRouterInputs<AppRouter>['admin']['bookings']['undoStatus']

/** Takes a booking back to the status before; `action` is for a toast. */
export function useUndoStatus() {
  const undo = trpc.admin.bookings.undoStatus.useMutation()
  const { submit, run, isSubmitting } = useSubmit(undo.mutateAsync, {
    failed: 'Not undone',
    onSuccess: ({ status }, { id }) => {
      closeUndoable(statusOf(id))
      toastSuccess('Undone', `Status is back to ${statusLabels[status]}.`)
    },
  })
  return { submit, isSubmitting, action: (step: Step) => undoAction(() => run(step)) }
}
