import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { brand } from '../../../shared/brand.ts'
import { formatDate } from '../../../shared/time/business-time.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import ReviewDialog from '../../manage/review-dialog.tsx'
import { trpc } from '../../trpc.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { Stars } from '../../ui/stars.tsx'
import page from '../dashboard.module.css'
import { EmptyState } from '../empty-state.tsx'
import css from './reviews-page.module.css'

/** The customer's reviews, and the visits without one. */
export function ReviewsPage() {
  const reviews = trpc.dashboard.reviews.useQuery()
  const [dialog, setDialog] = useState<{
    bookingId: string
    serviceTitle: string
    opened: boolean
  }>()
  return (
    <>
      <header className={page.head}>
        <h1>Reviews</h1>
        <p>A few honest words help your neighbors choose.</p>
      </header>
      <QueryBoundary query={reviews} skeleton={<Skeleton height={260} radius="lg" />}>
        {({ written, waiting }) => (
          <>
            {waiting.length > 0 ? (
              <section className={page.card}>
                <h2>Waiting for your review</h2>
                <ul className={page.list}>
                  {waiting.map((visit) => (
                    <li key={visit.bookingId} className={css.review}>
                      <img src={illustrationUrl(visit.serviceId)} alt="" width="400" height="300" />
                      <div>
                        <strong>{visit.serviceTitle}</strong>
                        <p className={page.quiet}>{formatDate(visit.date)}</p>
                      </div>
                      <Button
                        variant="default"
                        onClick={() => setDialog({ ...visit, opened: true })}
                      >
                        Leave Review
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {written.length > 0 ? (
              <section className={page.card}>
                <h2>Your reviews</h2>
                <ul className={page.list}>
                  {written.map(
                    ({ bookingId, serviceId, serviceTitle, date, rating, text, reply }) => (
                      <li key={bookingId} className={css.review}>
                        <img src={illustrationUrl(serviceId)} alt="" width="400" height="300" />
                        <div>
                          <strong>{serviceTitle}</strong>
                          <p className={page.quiet}>{formatDate(date)}</p>
                        </div>
                        <Stars rating={rating} />
                        {text ? <blockquote>{text}</blockquote> : null}
                        {reply ? (
                          <blockquote className={page.quiet}>
                            {brand.name} replied: {reply}
                          </blockquote>
                        ) : null}
                      </li>
                    ),
                  )}
                </ul>
              </section>
            ) : null}
            {written.length + waiting.length === 0 ? (
              <EmptyState
                text="Once a booking is completed, you can review it here."
                action="Browse services"
              />
            ) : null}
          </>
        )}
      </QueryBoundary>
      {dialog ? (
        <ReviewDialog
          key={dialog.bookingId}
          booking={dialog}
          bookingRef={{ id: dialog.bookingId }}
          opened={dialog.opened}
          onClose={() => setDialog({ ...dialog, opened: false })}
        />
      ) : null}
    </>
  )
}
