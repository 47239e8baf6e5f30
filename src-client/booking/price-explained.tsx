import { explainEstimate } from '../../shared/pricing.ts'
import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'
import css from './price-explained.module.css'
import { pricedAnswers } from './quote.ts'

interface Props {
  flow: Flow
  draft: Draft
}

/** What the formula does with the answers so far; opened on demand. */
export const PriceExplained = ({ flow, draft }: Props) => (
  <details className={css.explained}>
    <summary>How this price is made</summary>
    {flow.services.map((service) => (
      <dl key={service.id}>
        {explainEstimate(service, pricedAnswers(flow, draft, service)).map(([what, effect]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="figures">{effect}</dd>
          </div>
        ))}
      </dl>
    ))}
    <p>The other answers help us to come prepared. They do not change the price.</p>
  </details>
)
