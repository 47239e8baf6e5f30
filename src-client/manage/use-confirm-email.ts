import { useEffect } from 'react'
import { trpc } from '../trpc.ts'
import { toastSuccess } from '../ui/toast/toast.ts'

interface OpenedLink {
  id: string
  token: string
  /** Only the link in the order's email has it. */
  proof: string | undefined
}

/** Tells the server that the link in an order's email was opened. The booking is shown without waiting for this. */
export function useConfirmEmail({ id, token, proof }: OpenedLink): void {
  const { mutate } = trpc.booking.confirmEmail.useMutation({
    onSuccess: ({ joined }) => {
      if (joined) toastSuccess('Added to your account', 'This booking is in your list now.')
    },
  })
  useEffect(() => {
    if (proof) mutate({ id, token: token || undefined, proof })
  }, [mutate, id, token, proof])
}
