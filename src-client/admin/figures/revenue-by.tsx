import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type RevenueGroup, revenueGroups } from '../../../shared/admin/figures.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import { DataTable } from '../data-table.tsx'
import type { RevenueSearch } from '../search-params.ts'
import { change } from './change.ts'
import styles from './revenue.module.css'
import { RevenueBars } from './revenue-charts.tsx'

interface Props {
  period: Pick<RevenueSearch, 'from' | 'to' | 'by'>
  group: RevenueGroup
  onGroup: (group: RevenueGroup) => void
}

const exact = (cents: number) => formatCents(cents, 'cents')
const share = (part: number, whole: number) =>
  whole === 0 ? '0.0%' : `${((part / whole) * 100).toFixed(1)}%`

/** The total revenue by service, by professional or by state. */
export function RevenueBy({ period, group, onGroup }: Props) {
  const revenue = trpc.admin.figures.revenueBy.useQuery(
    { ...period, group },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <header className={css.head}>
        <h2>Revenue by {group}</h2>
        <fieldset className={`${css.group} ${styles.groups}`} aria-label="Revenue by">
          {revenueGroups.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={one === group ? 'filled' : 'default'}
              aria-pressed={one === group}
              onClick={() => onGroup(one)}
            >
              {names[one]}
            </Button>
          ))}
        </fieldset>
      </header>
      <QueryBoundary query={revenue} skeleton={<Skeleton height={320} radius="lg" />}>
        {({ rows, before }) => {
          const total = rows.reduce((sum, one) => sum + one.revenue, 0)
          return rows.length === 0 ? (
            <p className={css.empty}>No revenue in this period</p>
          ) : (
            <div className={styles.breakdown}>
              <div className={css.card} aria-hidden="true">
                <RevenueBars rows={rows} compared={before !== null} />
              </div>
              <DataTable
                label={`Revenue by ${group}`}
                columns={[
                  { title: names[group], cell: ({ name }) => name },
                  {
                    title: 'Bookings',
                    numeric: true,
                    cell: ({ bookings }) => formatNumber(bookings),
                  },
                  { title: 'Revenue', numeric: true, cell: (row) => exact(row.revenue) },
                  { title: 'Share', numeric: true, cell: (row) => share(row.revenue, total) },
                  ...(before
                    ? [
                        {
                          title: 'Change',
                          numeric: true,
                          cell: (row: (typeof rows)[number]) => change(row.revenue, row.before),
                        },
                      ]
                    : []),
                ]}
                rows={rows}
                rowKey={({ id }) => id}
                busy={revenue.isPlaceholderData}
              />
            </div>
          )
        }}
      </QueryBoundary>
    </>
  )
}

const names: Record<RevenueGroup, string> = {
  service: 'Service',
  professional: 'Professional',
  state: 'State',
}
