import { Button } from '@mantine/core'
import { skipToken } from '@tanstack/react-query'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { httpStatus } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import css from '../admin.module.css'
import { Marks } from '../customers/marks.tsx'

const notesShown = 3
const visitsShown = 3

interface Props {
  /** The caller's email; empty while nobody was found. */
  email: string
  /** Takes the service and the answers of an earlier booking, and who came. */
  onAgain: (bookingId: string, professionalId: string | null) => void
}

/** What the office knows about a caller who has booked before: tags, the latest notes, and the latest visits. */
export function CallerRecord({ email, onAgain }: Props) {
  const own = trpc.admin.customers.get.useQuery(email ? { email } : skipToken)
  // What is known about an address that is merged into another is there.
  const main = own.data?.mergedInto
  const merged = trpc.admin.customers.get.useQuery(main ? { email: main } : skipToken)
  const { data, error } = main ? merged : own
  if (error && httpStatus(error) !== 404) {
    return <p role="alert">This caller’s record could not be loaded.</p>
  }
  if (!data) return null
  const { tags, blockedReason, notes, bookings } = data
  return (
    <section className={css.body} aria-label="What we know about the caller">
      {tags.length > 0 || blockedReason !== null ? (
        <div className={css.actions}>
          <Marks tags={tags} isBlocked={blockedReason !== null} />
        </div>
      ) : null}
      {blockedReason ? <p>{blockedReason}</p> : null}
      <ul className={css.list}>
        {notes.slice(-notesShown).map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
        {bookings.slice(0, visitsShown).map(({ id, serviceTitle, professionalName, ...visit }) => (
          <li key={id}>
            <span>
              {serviceTitle}{' '}
              <small>
                {formatVisit(visit)}
                {professionalName === null ? '' : ` with ${professionalName}`}
              </small>
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={`Book again: ${serviceTitle}, ${formatVisit(visit)}`}
              onClick={() => onAgain(id, visit.professionalId)}
            >
              Book again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
