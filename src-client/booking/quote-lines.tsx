import type { CombinedQuote } from '../../shared/bundles.ts'
import { multiServiceDiscount } from '../../shared/bundles.ts'
import { formatCents } from '../../shared/format/money.ts'
import type { Estimate } from '../../shared/pricing.ts'
import type { Flow } from './flow.ts'
import css from './quote-lines.module.css'

/** More would push the total off the screen. */
const maxBriefLines = 6

interface Props {
  flow: Flow
  quote: CombinedQuote
  /** One line for each service, if there are several. */
  brief?: boolean
}

/** The lines that make up a price; fees and discounts show only above 0. */
export function QuoteLines({ flow, quote, brief = false }: Props) {
  const { estimates, bundles, manyServicesDiscount } = quote
  const isMultiple = flow.services.length > 1
  return (
    <>
      {isMultiple && brief ? (
        <dl className={css.lines}>
          {flow.services.length > maxBriefLines ? (
            <Line label="Subtotal" cents={quote.subtotal} />
          ) : (
            flow.services.map(({ id, title }, index) => (
              <Line key={id} label={title} cents={estimates[index]?.total ?? 0} />
            ))
          )}
        </dl>
      ) : (
        flow.services.map(({ id, title }, index) => (
          <section key={id} className={css.service} aria-label={isMultiple ? title : undefined}>
            {isMultiple ? <h3 className={css.title}>{title}</h3> : null}
            {estimates[index] ? <EstimateLines estimate={estimates[index]} /> : null}
          </section>
        ))
      )}
      {bundles.length > 0 || manyServicesDiscount > 0 ? (
        <dl className={`${css.lines} ${css.savings}`}>
          {bundles.map(({ name, savings }) => (
            <Line key={name} label={name} cents={-savings} />
          ))}
          {manyServicesDiscount > 0 ? (
            <Line
              label={`${multiServiceDiscount.percent}% off for ${multiServiceDiscount.atLeast} or more services`}
              cents={-manyServicesDiscount}
            />
          ) : null}
        </dl>
      ) : null}
    </>
  )
}

const EstimateLines = ({ estimate }: { estimate: Estimate }) => (
  <dl className={css.lines}>
    <Line label="Base price" cents={estimate.basePrice} />
    {estimate.urgencyFee > 0 ? <Line label="Urgency fee" cents={estimate.urgencyFee} /> : null}
    {estimate.discounts > 0 ? (
      <Line label="Recurring discount" cents={-estimate.discounts} />
    ) : null}
  </dl>
)

const Line = ({ label, cents }: { label: string; cents: number }) => (
  <div className={css.line}>
    <dt>{label}</dt>
    <dd className="figures">{formatCents(cents)}</dd>
  </div>
)
