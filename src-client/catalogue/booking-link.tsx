import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '../../shared/catalogue.ts'
import { settings } from '../settings.ts'

interface Props {
  to: '/services' | `/booking/${ServiceId}`
  className?: string | undefined
  children: ReactNode
}

/** To where one books: within the app, or on the booking sub-host where there is one (specification, section 2; decision 39). */
export const BookingLink = ({ to, className, children }: Props) =>
  settings.bookingUrl ? (
    <a href={`${settings.bookingUrl}${to}`} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to as '/services'} className={className}>
      {children}
    </Link>
  )
