import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  id: string
  serviceTitle: string
  /** More about it, such as for whom it is. */
  children: ReactNode
}

/** A visit in a list: its service, which opens the record, and more about it. */
export const VisitName = ({ id, serviceTitle, children }: Props) => (
  <>
    <Link to="/admin/bookings" search={{ open: id }}>
      {serviceTitle}
    </Link>{' '}
    <small>{children}</small>
  </>
)
