import { Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTableDate } from '../../../shared/time/business-time.ts'
import { businessTime } from '../../business-clock.ts'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { Pager } from '../pager.tsx'
import type { PageCursor } from '../search-params.ts'

/** Who wants to hear when the company comes to them, the newest first; they get an email when their area opens. */
export function AreaRequests() {
  const [place, setPlace] = useState<PageCursor>({})
  const requests = trpc.admin.areas.requests.useQuery(
    { after: place.after, before: place.before },
    { placeholderData: keepPreviousData },
  )
  return (
    <section className={css.card}>
      <h2>Requests for new areas</h2>
      <QueryBoundary query={requests} skeleton={<Skeleton height={96} radius="md" />}>
        {(page) =>
          page.rows.length === 0 ? (
            <p className={css.quiet}>No requests yet</p>
          ) : (
            <>
              <ul className={css.list}>
                {page.rows.map(({ zip, email, createdAt, answeredAt }) => (
                  <li key={`${zip} ${email}`}>
                    <span>
                      <span className="figures">{zip}</span> <small>{email}</small>
                    </span>
                    <small>
                      {answeredAt
                        ? `Notified ${formatTableDate(businessTime(answeredAt).date)}`
                        : formatTableDate(businessTime(createdAt).date)}
                    </small>
                  </li>
                ))}
              </ul>
              <Pager page={page} place={place} onPage={setPlace} />
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}
