import { pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'

/** Closes and opens times; what is booked stays booked. */
export function useChangeTimes() {
  const change = trpc.admin.schedule.changeTimes.useMutation()
  const { submit, isSubmitting } = useSubmit(change.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: ({ visits }, { action }) =>
      action === 'close'
        ? toastSuccess(
            'Closed',
            visits === 0
              ? 'Nothing is booked then.'
              : `Still booked: ${pluralize(visits, 'visit')}. Move or cancel them if nobody can come.`,
          )
        : toastSuccess('Opened', 'Customers can book it now.'),
  })
  /** The date whose times are being changed. */
  const submittingDate = isSubmitting ? change.variables?.date : undefined
  return { submit, isSubmitting, submittingDate }
}
