import type { Service } from '../../shared/catalogue.ts'
import { BookingLink } from './booking-link.tsx'
import css from './did-you-mean.module.css'

interface Props {
  /** What a search may have meant beside what it found. */
  meant: readonly Service[]
  /** Not where their cards follow. */
  asLinks: boolean
}

/** Services that a search may have meant: people type what is broken, not what the service is called. */
export const DidYouMean = ({ meant, asLinks }: Props) => (
  <p className={css.line} role="status">
    {meant.length > 0 ? (
      <>
        Did you mean{' '}
        {meant.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 ? ' or ' : ''}
            {asLinks ? <BookingLink to={`/booking/${id}`}>{title}</BookingLink> : title}
          </span>
        ))}
        ?
      </>
    ) : null}
  </p>
)
