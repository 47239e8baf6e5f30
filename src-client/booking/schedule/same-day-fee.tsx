import { Button } from '@mantine/core'
import { urgencyOfVisit } from '../../../shared/booking-details/urgency.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { emergencyFee } from '../../../shared/pricing.ts'
import { daysBetween, formatDate } from '../../../shared/time/business-time.ts'
import { today } from '../../business-clock.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import { answersFor } from '../answers.ts'
import { type Draft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { acceptedQuote, partialQuote } from '../quote.ts'
import { serviceTimes } from '../times.ts'
import css from './same-day-fee.module.css'

interface Props {
  flow: Flow
  draft: Draft
}

/** A same-day fee for a visit later than tomorrow buys nothing: one tap drops it. */
export function SameDayFee({ flow, draft }: Props) {
  const late = serviceTimes(flow, draft).filter(
    ({ service, date }) =>
      answersFor(flow, draft, service).values.urgencyLevel === 'emergency' &&
      daysBetween(today(), date) > 1,
  )
  const [first] = late
  if (!first) return null
  const amount = formatCents(emergencyFee * late.length)
  const isOneDay = late.every(({ date }) => date === first.date)
  const drop = () => {
    const details = Object.fromEntries(
      late.map(({ service: { id }, date }) => [
        id,
        { ...draft.details[id], urgencyLevel: urgencyOfVisit(daysBetween(today(), date)) },
      ]),
    )
    const changed: Draft = { ...draft, details: { ...draft.details, ...details } }
    updateDraft(flow.key, {
      details: changed.details,
      ...acceptedQuote(flow, changed, partialQuote(flow, changed)),
    })
    toastSuccess('Fee dropped', `Your price is ${amount} lower.`)
  }
  return (
    <section className={css.offer} aria-label="Same-day fee">
      <p>
        Your price includes {amount} for a same-day visit, but{' '}
        {isOneDay
          ? `${formatDate(first.date)} is ${daysBetween(today(), first.date)} days away.`
          : `${late.map(({ service }) => service.title).join(' and ')} come later.`}
      </p>
      <Button variant="default" onClick={drop}>
        Drop the {amount} fee
      </Button>
    </section>
  )
}
