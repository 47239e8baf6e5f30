import { NativeSelect } from '@mantine/core'
import { serviceTitle } from '../../../shared/catalogue.ts'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from '../admin.module.css'
import { FigureCard } from '../figure-card.tsx'
import { dateOf } from '../moment.ts'
import { PagedTable } from '../paged-table.tsx'
import type { Place } from '../pager.tsx'
import { BookingLink } from '../short-id.tsx'
import { ReviewDrawer } from './review-drawer.tsx'

export interface ReviewSearch extends Place {
  rating?: number | undefined
  direction?: 'newest' | 'oldest' | undefined
  open?: string | undefined
}

interface Props {
  search: ReviewSearch
  /** `replace` keeps Back from reopening what was closed. */
  onSearch: (search: ReviewSearch, replace?: boolean) => void
}

const shownLetters = 80
const cut = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text

/** Customer reviews; an administrator can answer one, or hide it with a reason. */
export function ReviewsPage({ search, onSearch }: Props) {
  const { open, after, before, ...filter } = search
  const { direction = 'newest' } = filter
  const reviews = trpc.admin.reviews.useQuery(
    { ...filter, after, before },
    { placeholderData: (last) => last },
  )
  const review = reviews.data?.rows.find(({ id }) => id === open)
  return (
    <>
      <header className={css.head}>
        <h1>Reviews</h1>
      </header>
      <ReviewFigures />
      <div className={css.tools}>
        <NativeSelect
          label="Rating"
          value={filter.rating ?? ''}
          data={[
            { value: '', label: 'All' },
            ...[5, 4, 3, 2, 1].map((stars) => ({
              value: String(stars),
              label: stars === 1 ? '1 star' : `${stars} stars`,
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
            cell: ({ id, serviceId }) => (
              <button
                type="button"
                className={css.open}
                onClick={() => onSearch({ ...search, open: id })}
              >
                {serviceTitle(serviceId)}
              </button>
            ),
          },
          { title: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
          {
            title: 'Review',
            cell: ({ text, hiddenAt, reply }) => (
              <>
                {text ? cut(text) : 'No comment provided'}{' '}
                {hiddenAt ? <Badge tone="bad">Hidden</Badge> : null}
                {reply ? <Badge tone="cool">Answered</Badge> : null}
              </>
            ),
          },
          {
            title: 'Date',
            cell: ({ createdAt }) => dateOf(createdAt),
            sorted: direction === 'newest' ? 'descending' : 'ascending',
            onSort: () =>
              onSearch({ ...filter, direction: direction === 'newest' ? 'oldest' : 'newest' }),
          },
          { title: 'Booking ID', cell: ({ bookingId }) => <BookingLink id={bookingId} /> },
        ]}
        keyOf={({ id }) => id}
        empty="No reviews found"
        onPlace={(place) => onSearch({ ...filter, ...place })}
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
  const { data } = trpc.admin.reviewCounts.useQuery()
  const total = data?.reduce((sum, one) => sum + one.reviews, 0) ?? 0
  const stars = data?.reduce((sum, one) => sum + one.rating * one.reviews, 0) ?? 0
  const average = total === 0 ? 0 : stars / total
  const five = data?.find(({ rating }) => rating === 5)?.reviews ?? 0
  return (
    <dl className={css.figures} aria-busy={data === undefined}>
      <FigureCard title="Total Reviews" value={total.toLocaleString('en-US')} />
      <FigureCard
        title="Average Rating"
        value={average.toFixed(1)}
        note={'★'.repeat(Math.round(average)) || 'no stars yet'}
      />
      <FigureCard title="5-Star Reviews" value={five.toLocaleString('en-US')} />
    </dl>
  )
}
