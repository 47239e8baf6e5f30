import { NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import type { Column } from '../data-table.tsx'
import { formatInstant } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { ClaimSearch } from '../search-params.ts'
import bar from '../toolbar.module.css'
import { ClaimDrawer } from './claim-drawer.tsx'
import { ClaimState } from './claim-state.tsx'
import type { ClaimRow } from './rows.ts'

interface Props {
  search: ClaimSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: ClaimSearch, replace?: boolean) => void
}

const shownLength = 100
const shorten = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}…` : text

const settledColumn: Column<ClaimRow> = {
  title: 'Settled',
  nowrap: true,
  cell: ({ settledAt, settledBy }) =>
    settledAt ? (
      <>
        {formatInstant(settledAt)}
        <span className={css.secondary}>{settledBy ?? 'an administrator'}</span>
      </>
    ) : null,
}

/** What customers say is wrong with their visits; of the open ones first what is to be answered first. */
export function ClaimsPage({ search, onSearch }: Props) {
  const { open, row, ...list } = search
  const { show = 'open' } = list
  const claims = trpc.admin.claims.list.useQuery(list, { placeholderData: keepPreviousData })
  const columns: Column<ClaimRow>[] = [
    {
      title: 'Customer',
      plain: true,
      nowrap: true,
      cell: ({ id, customerName }) => (
        <button
          type="button"
          className={css.linkButton}
          onClick={() => onSearch({ ...search, open: id })}
        >
          {customerName}
        </button>
      ),
    },
    {
      title: 'Visit',
      plain: true,
      nowrap: true,
      cell: ({ serviceTitle, date, time }) => (
        <>
          {serviceTitle}
          <span className={css.secondary}>{formatVisit({ date, time })}</span>
        </>
      ),
    },
    { title: 'What is wrong', plain: true, cell: ({ content }) => shorten(content) },
    { title: 'Reported', nowrap: true, cell: ({ createdAt }) => formatInstant(createdAt) },
    {
      title: show === 'open' ? 'Answer' : 'Outcome',
      nowrap: true,
      cell: (claim) => <ClaimState claim={claim} />,
    },
    ...(show === 'settled' ? [settledColumn] : []),
  ]
  return (
    <>
      <header className={css.head}>
        <h1>Claims</h1>
      </header>
      <div className={bar.toolbar}>
        <NativeSelect
          label="Show"
          value={show}
          data={[
            { value: 'open', label: 'Open' },
            { value: 'settled', label: 'Settled' },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ show: value === 'settled' ? 'settled' : undefined })
          }
        />
      </div>
      <PagedTable
        query={claims}
        label="Claims"
        columns={columns}
        rowKey={({ id }) => id}
        empty={show === 'open' ? 'Every claim is settled' : 'No claim has been settled yet'}
        place={search}
        onPage={(place) => onSearch({ show: search.show, ...place })}
      />
      <ClaimDrawer id={open} onClose={() => onSearch({ ...list, row }, true)} />
    </>
  )
}
