import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents } from '../../../shared/format/money.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import { PagedTable } from '../paged-table.tsx'
import type { CustomerSearch, PageCursor } from '../search-params.ts'
import { Contact } from './contact.tsx'
import { Marks } from './marks.tsx'
import { NextVisit } from './next-visit.tsx'

interface Props {
  search: CustomerSearch
  onPage: (place: PageCursor) => void
}

/** Those who have booked without an account, grouped by the address that they typed. */
export function GuestsTable({ search: place, onPage }: Props) {
  const { search, after, before } = place
  const guests = trpc.admin.customers.guests.useQuery(
    { search, after, before },
    { placeholderData: keepPreviousData },
  )
  return (
    <PagedTable
      query={guests}
      label="Guests"
      columns={[
        {
          title: 'Name',
          plain: true,
          cell: ({ email, name, tags, isBlocked, isMerged }) => (
            <>
              <Link to="/admin/customers/guest" search={{ email }}>
                {name || 'N/A'}
              </Link>{' '}
              <Marks tags={tags} isBlocked={isBlocked} isMerged={isMerged} />
            </>
          ),
        },
        {
          title: 'Email',
          plain: true,
          address: true,
          cell: ({ email, isVerified }) => (
            <>
              <Contact kind="mailto" value={email} />{' '}
              {hasEmail(email) ? (
                <span className={css.quiet}>{isVerified ? 'verified' : 'not verified'}</span>
              ) : null}
            </>
          ),
        },
        { title: 'Phone', plain: true, cell: ({ phone }) => <Contact kind="tel" value={phone} /> },
        {
          title: 'Address',
          plain: true,
          cell: ({ address }) => <span className={css.secondary}>{address}</span>,
        },
        { title: 'Value', numeric: true, cell: ({ value }) => formatCents(value) },
        { title: 'Next visit', cell: ({ nextVisit }) => <NextVisit visit={nextVisit} /> },
      ]}
      rowKey={({ email }) => email}
      empty="No guests found"
      place={place}
      onPage={onPage}
    />
  )
}
