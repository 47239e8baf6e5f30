import { useEffect } from 'react'
import type { BookingStatus } from '../../shared/booking.ts'
import { trpc } from '../trpc.ts'

/** Reads the page again where the server knows another status than the page shows, as after a change on another device. */
export function useReread(known: BookingStatus | undefined, shown: BookingStatus | undefined) {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (known && shown && known !== shown) void utils.invalidate()
  }, [known, shown, utils])
}
