import { Link } from '@tanstack/react-router'
import { brand } from '../../../shared/brand.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import css from './receipt.module.css'

/** No id is given, there is no such booking, or it is not this visitor's. */
export function BookingNotFound() {
  useTitle('Booking not found')
  return (
    <div className={`wide ${css.page}`}>
      <h1>Booking Not Found</h1>
      <p className={css.lead}>
        We couldn't find your booking details. Please contact customer support.
      </p>
      <p className={css.lead}>
        Call <a href={brand.phoneHref}>{brand.phone}</a> or write to{' '}
        <a href={brand.emailHref}>{brand.email}</a>.
      </p>
      <nav className={css.links} aria-label="What next">
        <Link to="/help">Get help</Link>
        <Link to="/services">See all services</Link>
        <Link to="/">Return Home</Link>
      </nav>
    </div>
  )
}
