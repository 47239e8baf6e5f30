import type { inferRouterInputs } from '@trpc/server'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import { undoAction } from './undo-action.tsx'

type Arrangement = NonNullable<inferRouterInputs<AppRouter>['admin']['bookings']['move']['from']>

/** A button for a toast that makes a visit what it was; a customer who has been told of the change by then hears of this too. */
export function useUndo() {
  const move = trpc.admin.bookings.move.useMutation()
  const { run } = useSubmit(move.mutateAsync, {
    failed: 'Not undone',
    onSuccess: ({ after, professional, isCustomerTold }) =>
      toastSuccess(
        'Undone',
        `Moved back to ${formatVisit(after)}${professional ? `, with ${professional.firstName}` : ''}.${isCustomerTold ? ' The customer will be notified in two minutes.' : ''}`,
      ),
  })
  return (id: string, before: Arrangement, after: Arrangement) =>
    undoAction(() => run({ id, ...before, from: after }))
}
