import { Link } from '@tanstack/react-router'

const shortened = (id: string) => `${id.slice(0, 8)}…`

/** The beginning of an id; the whole of it is its title. */
export const ShortId = ({ id }: { id: string }) => <span title={id}>{shortened(id)}</span>

/** The beginning of a booking's id, which opens the booking. */
export const BookingLink = ({ id }: { id: string }) => (
  <Link to="/admin/bookings" search={{ open: id }} title={id}>
    {shortened(id)}
  </Link>
)
