import { skipToken } from '@tanstack/react-query'
import { trpc } from '../../trpc.ts'

/** What the customer answered for the visit that a claim is about: the second one does the same work. */
export function useEarlierAnswers(claimId: string | undefined) {
  const { data: claim } = trpc.admin.claims.get.useQuery(claimId ? { id: claimId } : skipToken)
  const { data: booking } = trpc.admin.bookings.get.useQuery(
    claim ? { id: claim.bookingId } : skipToken,
  )
  return booking
}
