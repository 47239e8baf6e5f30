import { Fragment } from 'react'
import type { CombinedQuote } from '../../shared/bundles.ts'
import { formatCents } from '../../shared/money.ts'
import type { Flow } from './flow.ts'
import css from './quote-lines.module.css'

/** The lines that make up a price; fees and discounts show only above 0 (specification, section 9). */
export function QuoteLines({ flow, quote }: { flow: Flow; quote: CombinedQuote }) {
  return (
    <dl className={css.lines}>
      {quote.estimates.map((estimate, index) => (
        <Fragment key={flow.services[index]?.id}>
          <Line label="Base price" cents={estimate.basePrice} />
          {estimate.urgencyFee > 0 ? (
            <Line label="Urgency fee" cents={estimate.urgencyFee} />
          ) : null}
          {estimate.discounts > 0 ? (
            <Line label="Recurring discount" cents={-estimate.discounts} />
          ) : null}
        </Fragment>
      ))}
    </dl>
  )
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <div className={css.line}>
      <dt>{label}</dt>
      <dd className="figures">{cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}</dd>
    </div>
  )
}
