import { pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'

/** Closes and opens seats that are not booked; booked ones stay booked. */
export function useChangeTimes() {
  const change = trpc.admin.schedule.changeTimes.useMutation()
  const { submit, isSubmitting } = useSubmit(change.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: ({ changed }, { action }) =>
      toastSuccess(
        action === 'close' ? 'Closed' : 'Opened',
        `${pluralize(changed, 'seat')}. What is booked stays booked.`,
      ),
  })
  /** The date whose times are being changed. */
  const submittingDate = isSubmitting ? change.variables?.date : undefined
  return { submit, isSubmitting, submittingDate }
}
