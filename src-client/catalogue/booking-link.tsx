import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ServiceId } from '../../shared/catalogue.ts'
import { settings } from '../settings.ts'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  to: '/services' | `/booking/${ServiceId}`
}

/** To where one books: within the app, or on the booking sub-host where there is one (specification, section 2; decision 39). */
export const BookingLink = ({ to, ...link }: Props) =>
  settings.bookingUrl ? (
    <a href={`${settings.bookingUrl}${to}`} {...link} />
  ) : (
    <Link to={to as '/services'} {...link} />
  )
