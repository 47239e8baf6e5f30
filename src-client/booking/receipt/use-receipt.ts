import { useEffect } from 'react'
import { trpc } from '../../trpc.ts'

/** A booking as its owner sees it; `isMissing` if there is nothing to show. A failure is logged. */
export function useReceipt(booking: { id: string; token?: string | undefined } | undefined) {
  const { data, error } = trpc.booking.receipt.useQuery(booking ?? { id: '' }, {
    enabled: booking !== undefined,
  })
  useEffect(() => {
    if (error) console.error('The booking could not be read:', error.message)
  }, [error])
  return { receipt: data, isMissing: !booking || (error !== null && !data) }
}
