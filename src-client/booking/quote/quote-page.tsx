import { Link, useNavigate } from '@tanstack/react-router'
import { formatCents } from '../../../shared/format/money.ts'
import { cancellationPolicy, reminderClaims } from '../../../shared/policy.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { BackIcon } from '../../ui/icons.tsx'
import { BookingStep } from '../booking-step.tsx'
import { readDraft, updateDraft } from '../draft.ts'
import { type Flow, flowTitle } from '../flow.ts'
import { PriceExplained } from '../price-explained.tsx'
import { PriceSummary } from '../price-summary.tsx'
import { acceptedQuote, partialQuote } from '../quote.ts'
import { QuoteLines } from '../quote-lines.tsx'
import { AnswersRecap } from './answers-recap.tsx'
import css from './quote-page.module.css'

/** Step 2: the price line by line, and the cancellation policy. */
export function QuotePage({ flow }: { flow: Flow }) {
  const navigate = useNavigate()
  const draft = readDraft(flow.key)
  const quote = partialQuote(flow, draft)
  const accept = () => {
    updateDraft(flow.key, acceptedQuote(flow, draft, quote))
    void navigate({ to: '/booking/$flow/schedule', params: { flow: flow.key } })
  }

  return (
    <BookingStep
      title="Your quote"
      lead="This is the price you book at. It changes only if you change your answers."
      back={
        <Link to="/booking/$flow" params={{ flow: flow.key }}>
          <BackIcon size={18} /> Back to details
        </Link>
      }
      summary={
        <PriceSummary flow={flow} quote={quote}>
          <ActionButton onClick={accept}>Book This Service</ActionButton>
        </PriceSummary>
      }
    >
      <section className={css.card}>
        <h2>{flowTitle(flow)}</h2>
        <QuoteLines flow={flow} quote={quote} />
        <p className={css.total}>
          <span>Total</span> <span className="figures">{formatCents(quote.total)}</span>
        </p>
        <PriceExplained flow={flow} draft={draft} />
      </section>
      <AnswersRecap flow={flow} draft={draft} />
      <section className={css.card}>
        <h2>Cancellation policy</h2>
        <ul className={css.list}>
          {cancellationPolicy.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={css.card}>
        <h2>We keep you posted</h2>
        <ul className={css.list}>
          {reminderClaims.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </BookingStep>
  )
}
