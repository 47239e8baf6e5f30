import { errorMessage } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { toastError, toastSuccess } from '../../ui/toast/toast.ts'

/** Closes and opens seats that are not booked; booked ones stay booked. */
export const useChangeTimes = () =>
  trpc.admin.schedule.changeTimes.useMutation({
    onSuccess: ({ changed }, { action }) =>
      toastSuccess(
        action === 'close' ? 'Closed' : 'Opened',
        `${changed === 1 ? '1 seat' : `${changed} seats`}. What is booked stays booked.`,
      ),
    onError: (error) => toastError('Not changed', errorMessage(error) ?? 'Please try again.'),
  })
