import { skipToken } from '@tanstack/react-query'
import { trpc } from '../../trpc.ts'

interface Earlier {
  /** The claim that a second visit is for. */
  claimId: string | undefined
  /** A booking that is made again; empty for none. */
  bookingId: string
}

/** The booking whose service and answers this one begins with. */
export function useEarlierBooking({ claimId, bookingId }: Earlier) {
  const { data: claim } = trpc.admin.claims.get.useQuery(claimId ? { id: claimId } : skipToken)
  const id = bookingId || claim?.bookingId
  const { data: booking } = trpc.admin.bookings.get.useQuery(id ? { id } : skipToken)
  return booking
}
