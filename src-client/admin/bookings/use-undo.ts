import type { inferRouterInputs } from '@trpc/server'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import { undoAction } from './undo-action.tsx'

type Arrangement = NonNullable<inferRouterInputs<AppRouter>['admin']['bookings']['move']['from']>

/** A button for a toast that makes a visit what it was, before the customer hears of the change. */
export function useUndo() {
  const move = trpc.admin.bookings.move.useMutation()
  const { submit } = useSubmit(move.mutateAsync, {
    failed: 'Not undone',
    onSuccess: ({ after, professional }) =>
      toastSuccess(
        'Undone',
        `Moved back to ${formatVisit(after)}${professional ? `, with ${professional.firstName}` : ''}.`,
      ),
  })
  return (id: string, before: Arrangement, after: Arrangement) =>
    undoAction(() => submit({ id, ...before, from: after }))
}
