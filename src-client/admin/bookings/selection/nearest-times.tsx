import { Skeleton } from '@mantine/core'
import type { BookingRow } from '../../../../shared/admin/booking-columns.ts'
import { formatVisit } from '../../../../shared/time/business-time.ts'
import { trpc } from '../../../trpc.ts'
import { QueryBoundary } from '../../../ui/query-boundary.tsx'
import css from '../../admin.module.css'

export type Visit = Pick<BookingRow, 'id' | 'serviceTitle' | 'customerName' | 'date' | 'time'>

/** As many as the server takes at once. */
const mostVisits = 100

/** The free times nearest to those of these visits, as things are now. */
export const usePreview = (visits: readonly Visit[]) =>
  trpc.admin.bookings.previewTimes.useQuery({ ids: visits.map(({ id }) => id) })

interface Props {
  preview: ReturnType<typeof usePreview>
  visits: readonly Visit[]
  /** How many times to show for each. */
  limit: number
}

export function NearestTimes({ preview, visits, limit }: Props) {
  if (visits.length > mostVisits) return <p role="alert">Select at most {mostVisits} bookings.</p>
  return (
    <QueryBoundary query={preview} skeleton={<Skeleton height={120} radius="lg" />}>
      {(rows) => (
        <ul className={css.list}>
          {visits.map(({ id, serviceTitle, customerName, ...own }) => {
            const times = rows.find((row) => row.id === id)?.times.slice(0, limit) ?? []
            return (
              <li key={id}>
                <span>
                  {customerName}{' '}
                  <small>
                    {serviceTitle}, {formatVisit(own)}
                  </small>
                </span>
                <span>
                  {times.length === 0 ? 'No times available' : times.map(formatVisit).join(' · ')}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </QueryBoundary>
  )
}
