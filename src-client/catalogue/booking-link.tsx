import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ServiceId } from '../../shared/catalogue.ts'
import { settings } from '../settings.ts'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  to: '/services' | `/booking/${ServiceId}`
}

/** A link into booking: within the app, or on the booking subdomain if there is one. */
export function BookingLink({ to, ...link }: Props) {
  if (settings.bookingUrl) return <a href={`${settings.bookingUrl}${to}`} {...link} />
  if (to === '/services') return <Link to={to} {...link} />
  return <Link to="/booking/$flow" params={{ flow: to.slice('/booking/'.length) }} {...link} />
}
