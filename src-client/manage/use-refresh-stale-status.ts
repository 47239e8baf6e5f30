import { useEffect } from 'react'
import type { BookingStatus } from '../../shared/booking-status.ts'
import { trpc } from '../trpc.ts'

/**
 * Refetches the page if the server has another status than the page shows, for example after a change on another
 * device.
 */
export function useRefreshStaleStatus(
  known: BookingStatus | undefined,
  shown: BookingStatus | undefined,
) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (known && shown && known !== shown) void utils.invalidate()
  }, [known, shown, utils])
}
