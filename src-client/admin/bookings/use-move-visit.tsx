import type { inferRouterInputs } from '@trpc/server'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastUndoable } from '../../ui/toast/toast.ts'
import { useUndo } from './use-undo.ts'

type Move = inferRouterInputs<AppRouter>['admin']['bookings']['move']

/** Moves a visit, with a way to take it back. */
export function useMoveVisit() {
  const move = trpc.admin.bookings.move.useMutation()
  const undo = useUndo()
  return useSubmit(move.mutateAsync, {
    failed: 'Not moved',
    onSuccess: (
      { before, after, professional, visit, isCustomerTold, mustCall, canUndo },
      { id }: Move,
    ) => {
      const to = `${formatVisit(after)}${professional ? ` with ${professional.firstName}` : ''}.`
      toastUndoable(
        'Moved',
        `${to}${isCustomerTold ? ' The customer will be notified in two minutes.' : mustCall ? ' No message will be sent. Please call the customer.' : ''}`,
        {
          about: id,
          summary: `${visit}: ${to}`,
          ...(canUndo ? { action: undo(id, before, after) } : {}),
        },
      )
    },
  })
}
