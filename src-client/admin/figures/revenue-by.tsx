import { Button, Skeleton } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type RevenueGroup, revenueGroups } from '../../../shared/admin/figures.ts'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import css from '../admin.module.css'
import type { RevenueSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import styles from './revenue.module.css'
import { RevenueByTable, rowsShown } from './revenue-by-table.tsx'
import { RevenueBars } from './revenue-charts.tsx'

interface Props {
  period: Pick<RevenueSearch, 'from' | 'to' | 'by'>
  group: RevenueGroup
  onGroup: (group: RevenueGroup) => void
}

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
        <fieldset className={`${bar.group} ${styles.groups}`} aria-label="Revenue by">
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
        {({ rows, before }) =>
          rows.length === 0 ? (
            <p className={css.empty}>No revenue in this period</p>
          ) : (
            <div className={styles.breakdown} aria-busy={revenue.isPlaceholderData || undefined}>
              <div className={css.card} aria-hidden="true">
                <RevenueBars rows={rows.slice(0, rowsShown)} compared={before !== null} />
              </div>
              <RevenueByTable title={names[group]} rows={rows} compared={before !== null} />
            </div>
          )
        }
      </QueryBoundary>
    </>
  )
}

const names: Record<RevenueGroup, string> = {
  service: 'Service',
  professional: 'Professional',
  state: 'State',
}
