import { Button } from '@mantine/core'
import type { inferRouterInputs } from '@trpc/server'
import { formatVisit } from '../../../../shared/time/business-time.ts'
import { type AppRouter, trpc } from '../../../trpc.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'
import { toastSuccess, toastUndoable } from '../../../ui/toast/toast.ts'

type Move = inferRouterInputs<AppRouter>['admin']['bookings']['move']

/** Moves a visit, with a way to take it back before the customer hears of it. */
export function useMoveVisit() {
  const move = trpc.admin.bookings.move.useMutation()
  const undoing = useSubmit(move.mutateAsync, {
    failed: 'Not undone',
    onSuccess: ({ after }) => toastSuccess('Undone', `It is on ${formatVisit(after)} again.`),
  })
  return useSubmit(move.mutateAsync, {
    failed: 'Not moved',
    onSuccess: ({ before, after, professional }, { id }: Move) =>
      toastUndoable(
        'Moved',
        `${formatVisit(after)}${professional ? ` with ${professional.firstName}` : ''}. The customer is told in two minutes.`,
        {
          action: (
            <Button
              key="undo"
              size="xs"
              variant="default"
              onClick={() => undoing.submit({ id, ...before, from: after })}
            >
              Undo
            </Button>
          ),
        },
      ),
  })
}
