import { messageOf, trpc } from '../../trpc.ts'
import { toastProblem, toastSuccess } from '../../ui/toast.ts'

/** Closes and opens seats that are not booked; booked ones stay booked. */
export const useChangeTimes = () =>
  trpc.admin.changeTimes.useMutation({
    onSuccess: ({ changed }, { action }) =>
      toastSuccess(
        action === 'close' ? 'Closed' : 'Opened',
        `${changed === 1 ? '1 seat' : `${changed} seats`}. What is booked stays booked.`,
      ),
    onError: (error) => toastProblem('Not changed', messageOf(error) ?? 'Please try again.'),
  })
