import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { Portrait } from '../../people/professional-line.tsx'
import { trpc } from '../../trpc.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { DataTable } from '../data-table.tsx'

/** The people who do the work. */
export function ProfessionalsPage() {
  const professionals = trpc.admin.professionals.list.useQuery()
  return (
    <>
      <header className={css.head}>
        <h1>Professionals</h1>
        <ActionLink to="/admin/professionals/new">Add a professional</ActionLink>
      </header>
      <QueryBoundary query={professionals} skeleton={<Skeleton height={480} radius="lg" />}>
        {(people) =>
          people.length === 0 ? (
            <div className={css.empty}>
              <p>
                No professionals yet. Once you add someone for a service, it can be booked only when
                they’re available, and customers see who’s coming.
              </p>
            </div>
          ) : (
            <DataTable
              label="Professionals"
              rows={people}
              rowKey={({ id }) => id}
              columns={[
                {
                  title: 'Name',
                  plain: true,
                  cell: ({ id, name, picture }) => (
                    <span className={css.who}>
                      <Portrait professional={{ firstName: name, picture }} />
                      <Link
                        to="/admin/professionals/$professionalId"
                        params={{ professionalId: id }}
                      >
                        {name}
                      </Link>
                    </span>
                  ),
                },
                { title: 'Services', plain: true, cell: ({ serviceIds }) => titlesOf(serviceIds) },
                {
                  title: 'Phone',
                  plain: true,
                  cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : 'None'),
                },
                {
                  title: 'Rating',
                  numeric: true,
                  cell: ({ rating }) => (rating === null ? 'None yet' : rating.toFixed(1)),
                },
                {
                  title: 'Completed',
                  numeric: true,
                  cell: ({ completedVisits }) => completedVisits,
                },
                { title: 'Upcoming', numeric: true, cell: ({ comingVisits }) => comingVisits },
                {
                  title: 'Status',
                  plain: true,
                  cell: ({ isActive }) => (
                    <Badge tone={isActive ? 'success' : 'neutral'}>
                      {isActive ? 'Active' : 'Inactive'}
                    </Badge>
                  ),
                },
              ]}
            />
          )
        }
      </QueryBoundary>
    </>
  )
}

const titlesShown = 3

/** 'Plumbing, Electrical, HVAC and 4 more' */
function titlesOf(serviceIds: readonly string[]): string {
  const titles = serviceIds.map(serviceTitle)
  const more = titles.length - titlesShown
  return `${titles.slice(0, titlesShown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
