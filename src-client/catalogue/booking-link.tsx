import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ServiceId } from '../../shared/catalogue.ts'
import { settings } from '../settings.ts'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  to: '/services' | `/booking/${ServiceId}`
}

/** A link into booking: within the app, or to the booking subdomain if one is configured. */
export const BookingLink = ({ to, ...link }: Props) =>
  settings.bookingUrl ? (
    <a href={`${settings.bookingUrl}${to}`} {...link} />
  ) : (
    <Link to={to as '/services'} {...link} />
  )
