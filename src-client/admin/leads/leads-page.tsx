import { NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { formatCents } from '../../../shared/format/money.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { leadBands, leadStatuses, qualifiedLeadScore } from '../../../shared/leads.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { findOption } from '../../ui/forms/find-option.ts'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { FigureCard } from '../figure-card.tsx'
import { formatInstant } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { LeadSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadScore } from './lead-score.tsx'
import { type LeadRow, leadStatusLabels, urgencyTones } from './rows.ts'

interface Props {
  search: LeadSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: LeadSearch, replace?: boolean) => void
}

/** The conversations with the assistant, as leads. */
export function LeadsPage({ search, onSearch }: Props) {
  const { open, after, before, row: _row, ...filter } = search
  const { by = 'updated' } = filter
  const leads = trpc.admin.leads.list.useQuery(
    { ...filter, after, before },
    { placeholderData: keepPreviousData },
  )
  const order = (column: 'updated' | 'score') => ({
    sorted: by === column ? ('descending' as const) : ('none' as const),
    onSort: () => onSearch({ ...filter, by: column }),
  })
  const columns: Column<LeadRow>[] = [
    {
      title: 'Customer',
      plain: true,
      cell: ({ id, name, email, phone, location }) => (
        <>
          <button
            type="button"
            className={css.linkButton}
            onClick={() => onSearch({ ...search, open: id })}
          >
            {name ?? 'Anonymous'}
          </button>
          <span className={css.secondary}>{email ?? phone ?? 'No contact info'}</span>
          {location ? <span className={css.secondary}>{location}</span> : null}
        </>
      ),
    },
    { title: 'Services', numeric: true, cell: ({ serviceCount }) => serviceCount },
    { title: 'Lead Score', cell: ({ score }) => <LeadScore score={score} />, ...order('score') },
    {
      title: 'Urgency',
      cell: ({ urgency }) => <Badge tone={urgencyTones[urgency]}>{urgency}</Badge>,
    },
    { title: 'Value', numeric: true, cell: ({ value }) => formatCents(value) },
    {
      title: 'Follow-up',
      cell: ({ status, owner, isBooked }) => (
        <>
          {leadStatusLabels[status]} {isBooked ? <Badge tone="success">Booked</Badge> : null}
          {owner ? <span className={css.secondary}>{owner}</span> : null}
        </>
      ),
    },
    {
      title: 'Last Updated',
      cell: ({ updatedAt }) => formatInstant(updatedAt),
      ...order('updated'),
    },
  ]
  return (
    <>
      <header className={css.head}>
        <h1>Chat Conversations</h1>
      </header>
      <LeadFigures onQualified={() => onSearch({ minScore: qualifiedLeadScore })} />
      <div className={bar.toolbar}>
        <NativeSelect
          label="Follow-up"
          value={filter.status ?? ''}
          data={[
            { value: '', label: 'All' },
            ...leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...filter, status: findOption(leadStatuses, value) })
          }
        />
        <NativeSelect
          label="Lead score"
          value={filter.minScore ?? ''}
          data={[
            { value: '', label: 'Any' },
            ...leadBands
              .filter(({ atLeast }) => atLeast > 0)
              .map(({ atLeast, name }) => ({
                value: String(atLeast),
                label: `${name} (${atLeast}+)`,
              })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...filter, minScore: value ? Number(value) : undefined })
          }
        />
      </div>
      <PagedTable
        query={leads}
        label="Chat Conversations"
        columns={columns}
        rowKey={({ id }) => id}
        empty="No conversations found"
        place={search}
        onPage={(place) => onSearch({ ...filter, ...place })}
      />
      <LeadDrawer id={open} onClose={() => onSearch({ ...search, open: undefined }, true)} />
    </>
  )
}

function LeadFigures({ onQualified }: { onQualified: () => void }) {
  const { data } = trpc.admin.leads.counts.useQuery()
  const count = (value = 0) => formatNumber(value)
  return (
    <dl className={css.figures} aria-busy={data === undefined}>
      <FigureCard title="Total Conversations" value={count(data?.conversations)} />
      <FigureCard
        title="Qualified Leads"
        value={count(data?.qualified)}
        link={
          <button type="button" className={css.linkButton} onClick={onQualified}>
            Qualified Leads
          </button>
        }
      />
      <FigureCard title="Potential Value" value={formatCents(data?.value ?? 0)} />
    </dl>
  )
}
