import { findService, type ServiceId } from '../../../shared/catalogue.ts'
import { formatDateWithYear } from '../../../shared/time/business-time.ts'
import { businessTime } from '../../business-clock.ts'
import { ServerData } from '../../server-data.tsx'
import { trpc } from '../../trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Stars } from '../../ui/stars.tsx'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import reviewCss from './review-card.module.css'

interface Props {
  title: string
  /** Only this service's reviews; all by default. */
  serviceId?: ServiceId
  /** How many are shown; the newest first. */
  limit?: number
}

/** Reviews of completed bookings; nothing is shown if there are none. */
export const VerifiedReviews = (props: Props) => (
  <ServerData>
    <PublishedReviews {...props} />
  </ServerData>
)

function PublishedReviews({ title, serviceId, limit }: Props) {
  // The page is complete without them, so a failure leaves them out.
  const { data: reviews = [] } = trpc.reviews.published.useQuery(
    serviceId === undefined ? {} : { serviceId },
  )
  if (reviews.length === 0) return null
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <ul className={cards.cards}>
        {reviews.slice(0, limit).map((review) => (
          <li key={review.id} className={reviewCss.card}>
            <p className={reviewCss.head}>
              <Stars rating={review.rating} />
              <Badge tone="success">Verified</Badge>
            </p>
            <blockquote>{review.text}</blockquote>
            {review.reply ? <p className={reviewCss.reply}>Our reply: {review.reply}</p> : null}
            <p className={reviewCss.by}>
              {findService(review.serviceId)?.title},{' '}
              {formatDateWithYear(businessTime(review.createdAt).date)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
