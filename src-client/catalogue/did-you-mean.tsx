import { findService, type Service } from '../../shared/catalogue.ts'
import { BookingLink } from './booking-link.tsx'
import css from './did-you-mean.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  search: string
  /** What the search found by itself. */
  shown: readonly Service[]
}

/** Services that a search may have meant: people type what is broken, not what the service is called. */
export function DidYouMean({ search, shown }: Props) {
  const meant = useSuggestions(search)
    .flatMap((id) => findService(id) ?? [])
    .filter((service) => !shown.includes(service))
  return (
    <p className={css.line} role="status">
      {meant.length > 0 ? (
        <>
          Did you mean{' '}
          {meant.map((service, index) => (
            <span key={service.id}>
              {index > 0 ? ' or ' : ''}
              <BookingLink to={`/booking/${service.id}`}>{service.title}</BookingLink>
            </span>
          ))}
          ?
        </>
      ) : null}
    </p>
  )
}
