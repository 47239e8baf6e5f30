import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { findService, type ServiceId } from '../../shared/catalogue.ts'
import { settings } from '../settings.ts'
import type { AppRouter } from '../trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Stars } from '../ui/stars.tsx'
import css from './content.module.css'
import reviewCss from './review-card.module.css'

type Review = inferRouterOutputs<AppRouter>['reviews']['published'][number]

interface Props {
  title: string
  /** Only this service's reviews; all by default. */
  serviceId?: ServiceId
}

/** Reviews of completed bookings; nothing is shown if there are none. */
export function VerifiedReviews({ title, serviceId }: Props) {
  const [reviews, setReviews] = useState<readonly Review[]>([])
  useEffect(() => {
    let wanted = true
    // The page is complete without them, so a failure is only logged.
    loadReviews(serviceId).then(
      (found) => wanted && setReviews(found),
      (error: unknown) => console.warn('The reviews could not be read:', error),
    )
    return () => {
      wanted = false
    }
  }, [serviceId])
  if (reviews.length === 0) return null
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ul className={css.cards}>
        {reviews.map((review) => (
          <li key={review.id} className={reviewCss.card}>
            <p className={reviewCss.head}>
              <Stars rating={review.rating} />
              <Badge tone="good">Verified</Badge>
            </p>
            <blockquote>{review.text}</blockquote>
            {review.reply ? <p className={reviewCss.reply}>Our answer: {review.reply}</p> : null}
            <p className={reviewCss.by}>
              {findService(review.serviceId)?.title}, {dateInWords(review.createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const dateInWords = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: settings.timeZone,
  })

async function loadReviews(serviceId: ServiceId | undefined): Promise<readonly Review[]> {
  const { trpcClient } = await import('../trpc.ts')
  return trpcClient.reviews.published.query(serviceId === undefined ? {} : { serviceId })
}
