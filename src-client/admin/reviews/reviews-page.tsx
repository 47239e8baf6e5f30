import { NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { formatNumber, pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { formatInstantDate } from '../format-instant.ts'
import { PagedTable } from '../paged-table.tsx'
import type { ReviewSearch } from '../search-params.ts'
import { BookingIdLink } from '../short-id.tsx'
import bar from '../toolbar.module.css'
import { ReviewDrawer } from './review-drawer.tsx'

interface Props {
  search: ReviewSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: ReviewSearch, replace?: boolean) => void
}

const maxTextLength = 80
const truncate = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).trimEnd()}…` : text

/** Customer reviews; an administrator can answer one, or hide it with a reason. */
export function ReviewsPage({ search, onSearch }: Props) {
  const { open, after, before, row: _row, ...filter } = search
  const { direction = 'newest' } = filter
  const reviews = trpc.admin.reviews.list.useQuery(
    { ...filter, after, before },
    { placeholderData: keepPreviousData },
  )
  const review = reviews.data?.rows.find(({ id }) => id === open)
  return (
    <>
      <header className={css.head}>
        <h1>Reviews</h1>
      </header>
      <ReviewFigures />
      <div className={bar.toolbar}>
        <NativeSelect
          label="Rating"
          value={filter.rating ?? ''}
          data={[
            { value: '', label: 'All' },
            ...[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: pluralize(stars, 'star'),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ ...filter, rating: value ? Number(value) : undefined })
          }
        />
      </div>
      <PagedTable
        query={reviews}
        label="Reviews"
        columns={[
          {
            title: 'Service',
            plain: true,
            cell: ({ id, serviceId }) => (
              <button
                type="button"
                className={css.linkButton}
                onClick={() => onSearch({ ...search, open: id })}
              >
                {serviceTitle(serviceId)}
              </button>
            ),
          },
          { title: 'Rating', plain: true, cell: ({ rating }) => <Stars rating={rating} /> },
          {
            title: 'Review',
            plain: true,
            cell: ({ text, hiddenAt, reply }) => (
              <>
                {text ? truncate(text) : 'No comment provided'}{' '}
                {hiddenAt ? <Badge tone="danger">Hidden</Badge> : null}
                {reply ? <Badge tone="info">Replied</Badge> : null}
              </>
            ),
          },
          {
            title: 'Date',
            plain: true,
            cell: ({ createdAt }) => formatInstantDate(createdAt),
            sorted: direction === 'newest' ? 'descending' : 'ascending',
            onSort: () =>
              onSearch({ ...filter, direction: direction === 'newest' ? 'oldest' : 'newest' }),
          },
          { title: 'Booking ID', cell: ({ bookingId }) => <BookingIdLink id={bookingId} /> },
        ]}
        rowKey={({ id }) => id}
        empty="No reviews found"
        place={search}
        onPage={(place) => onSearch({ ...filter, ...place })}
      />
      {review ? (
        <ReviewDrawer
          review={review}
          onClose={() => onSearch({ ...search, open: undefined }, true)}
        />
      ) : null}
    </>
  )
}

/** Total, average with rounded stars, and the number of five-star reviews. */
function ReviewFigures() {
  const { data } = trpc.admin.reviews.counts.useQuery()
  const total = data?.reduce((sum, one) => sum + one.reviews, 0) ?? 0
  const stars = data?.reduce((sum, one) => sum + one.rating * one.reviews, 0) ?? 0
  const average = total === 0 ? 0 : stars / total
  const five = data?.find(({ rating }) => rating === 5)?.reviews ?? 0
  return (
    <dl className={css.figures} aria-busy={data === undefined}>
      <FigureCard title="Total Reviews" value={formatNumber(total)} />
      <FigureCard
        title="Average Rating"
        value={average.toFixed(1)}
        note={'★'.repeat(Math.round(average)) || 'no stars yet'}
      />
      <FigureCard title="5-Star Reviews" value={formatNumber(five)} />
    </dl>
  )
}
