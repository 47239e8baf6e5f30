import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { BookingLink } from '../catalogue/booking-link.tsx'
import type { footerLinks, mainLinks } from './navigation.ts'

type Links = typeof mainLinks | (typeof footerLinks)[number]['links']

interface Props extends Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> {
  to: Links[number]['to']
}

/**
 * A link to one of our pages. Services open on the booking subdomain if there is one, so that the chosen services are
 * stored in one place.
 */
export const PageLink = ({ to, ...link }: Props) =>
  to === '/services' ? <BookingLink to={to} {...link} /> : <Link to={to} {...link} />
