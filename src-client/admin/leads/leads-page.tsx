import { NativeSelect } from '@mantine/core'
import { type LeadStatus, leadBands, leadStatuses, qualifiedFrom } from '../../../shared/leads.ts'
import { formatCents } from '../../../shared/money.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { FigureCard } from '../figure-card.tsx'
import { momentOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { LeadDrawer } from './lead-drawer.tsx'
import { LeadScore } from './lead-score.tsx'
import { type LeadRow, leadLabels, urgencyTones } from './rows.ts'

export interface LeadSearch extends Place {
  status?: LeadStatus | undefined
  minScore?: number | undefined
  by?: 'updated' | 'score' | undefined
  /** The conversation whose transcript is open. */
  open?: string | undefined
}

interface Props {
  search: LeadSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: LeadSearch, replace?: boolean) => void
}

/** The conversations with the assistant, as leads. */
export function LeadsPage({ search, onSearch }: Props) {
  const { open, after, before, ...filter } = search
  const { by = 'updated' } = filter
  const leads = trpc.admin.leads.useQuery(
    { ...filter, after, before },
    { placeholderData: (last) => last },
  )
  const order = (column: 'updated' | 'score') => ({
    sorted: by === column ? ('descending' as const) : ('none' as const),
    onSort: () => onSearch({ ...filter, by: column }),
  })
  const columns: Column<LeadRow>[] = [
    {
      title: 'Customer',
      cell: ({ id, name, email, phone, location }) => (
        <>
          <button
            type="button"
            className={css.open}
            onClick={() => onSearch({ ...search, open: id })}
          >
            {name ?? 'Anonymous'}
          </button>
          <span className={css.second}>{email ?? phone ?? 'No contact info'}</span>
          {location ? <span className={css.second}>{location}</span> : null}
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
          {leadLabels[status]} {isBooked ? <Badge tone="good">Booked</Badge> : null}
          {owner ? <span className={css.second}>{owner}</span> : null}
        </>
      ),
    },
    { title: 'Last Updated', cell: ({ updatedAt }) => momentOf(updatedAt), ...order('updated') },
  ]
  return (
    <>
      <header className={css.head}>
        <h1>Chat Conversations</h1>
      </header>
      <LeadFigures onQualified={() => onSearch({ minScore: qualifiedFrom })} />
      <div className={css.tools}>
        <NativeSelect
          label="Follow-up"
          value={filter.status ?? ''}
          data={[
            { value: '', label: 'All' },
            ...leadStatuses.map((value) => ({ value, label: leadLabels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...filter, status: value ? (value as LeadStatus) : undefined })
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
                label: `${name}, ${atLeast} and more`,
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
        keyOf={({ id }) => id}
        empty="No conversations found"
        onPlace={(place) => onSearch({ ...filter, ...place })}
      />
      {open ? (
        <LeadDrawer id={open} onClose={() => onSearch({ ...search, open: undefined }, true)} />
      ) : null}
    </>
  )
}

function LeadFigures({ onQualified }: { onQualified: () => void }) {
  const { data } = trpc.admin.leadCounts.useQuery()
  const count = (value = 0) => value.toLocaleString('en-US')
  return (
    <dl className={css.figures} aria-busy={data === undefined}>
      <FigureCard title="Total Conversations" value={count(data?.conversations)} />
      <FigureCard
        title="Qualified Leads"
        value={count(data?.qualified)}
        link={
          <button type="button" className={css.open} onClick={onQualified}>
            Qualified Leads
          </button>
        }
      />
      <FigureCard title="Potential Value" value={formatCents(data?.value ?? 0)} />
    </dl>
  )
}
