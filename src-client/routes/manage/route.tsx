import { createFileRoute } from '@tanstack/react-router'
import { BookingLayout } from '../../booking/booking-layout.tsx'

export const Route = createFileRoute('/manage')({ component: BookingLayout })
