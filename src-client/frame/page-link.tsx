import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { BookingLink } from '../catalogue/booking-link.tsx'

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  /** The path of a page without parameters. */
  to: string
}

/**
 * A link to one of our pages. Services open on the booking subdomain if there is one, so that the chosen services are
 * stored in one place.
 */
export const PageLink = ({ to, ...link }: Props) =>
  to === '/services' ? <BookingLink to={to} {...link} /> : <Link to={to} {...link} />
