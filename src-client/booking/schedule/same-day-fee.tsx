import { Button } from '@mantine/core'
import { urgencyOfVisit } from '../../../shared/booking-details/urgency.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { daysBetween, formatDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import { answersFor } from '../answers.ts'
import { type Draft, readDraft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { acceptedQuote, partialQuote } from '../quote.ts'
import css from './same-day-fee.module.css'

interface Props {
  flow: Flow
  /** The day that is selected. */
  date: string
  onDropped: () => void
}

/** A same-day fee for a visit later than tomorrow buys nothing: one tap drops it. */
export function SameDayFee({ flow, date, onDropped }: Props) {
  const draft = readDraft(flow.key)
  const urgent = flow.services.filter(
    (service) => answersFor(flow, draft, service).values.urgencyLevel === 'emergency',
  )
  const daysAhead = daysBetween(today(), date)
  if (urgent.length === 0 || daysAhead <= 1) return null
  const amount = formatCents(emergencyFee * urgent.length)
  const drop = () => {
    const details = Object.fromEntries(
      urgent.map(({ id }) => [
        id,
        { ...draft.details[id], urgencyLevel: urgencyOfVisit(daysAhead) },
      ]),
    )
    const changed: Draft = { ...draft, details: { ...draft.details, ...details } }
    updateDraft(flow.key, {
      details: changed.details,
      ...acceptedQuote(flow, changed, partialQuote(flow, changed)),
    })
    toastSuccess('Fee dropped', `Your price is ${amount} lower.`)
    onDropped()
  }
  return (
    <section className={css.offer} aria-label="Same-day fee">
      <p>
        Your price includes {amount} for a same-day visit, but {formatDate(date)} is {daysAhead}{' '}
        days away.
      </p>
      <Button variant="default" onClick={drop}>
        Drop the {amount} fee
      </Button>
    </section>
  )
}
