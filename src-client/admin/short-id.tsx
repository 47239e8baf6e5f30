import { Link } from '@tanstack/react-router'

const shortened = (id: string) => `${id.slice(0, 8)}…`

/** The start of an id; the whole id is its title. */
export const ShortId = ({ id }: { id: string }) => <span title={id}>{shortened(id)}</span>

/** The start of a booking's id, as a link to the booking. */
export const BookingIdLink = ({ id }: { id: string }) => (
  <Link to="/admin/bookings" search={{ open: id }} title={id}>
    {shortened(id)}
  </Link>
)
