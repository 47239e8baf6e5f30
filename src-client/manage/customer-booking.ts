import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../trpc.ts'

type Outputs = inferRouterOutputs<AppRouter>

/** A booking as its card shows it. Cents; date and time in the business zone. */
export type CustomerBooking = Outputs['dashboard']['bookings']['bookings'][number]

/** Everything about it, as the drawer shows it. */
export type BookingDetails = Outputs['booking']['details']

/** Identifies a booking; guests also need its secret. */
export interface BookingRef {
  id: string
  token?: string | undefined
}

/** Every dialog about a booking. */
export interface BookingDialogProps<Booking = CustomerBooking> {
  booking: Booking
  bookingRef: BookingRef
  opened: boolean
  onClose: () => void
}
