import { Button } from '@mantine/core'
import { manyServices, priceFrom } from '../../shared/bundles.ts'
import { formatCents } from '../../shared/money.ts'
import { toggleChosen, useChosenServices } from '../catalogue/chosen-services.ts'
import { ActionButton } from '../ui/action-button.tsx'
import css from './order-summary.module.css'

/** The services chosen so far, from what price, and what is saved. */
export function OrderSummary({ onBook }: { onBook: () => void }) {
  const chosen = useChosenServices()
  if (chosen.length === 0) return null
  const { total, bundles, manyServicesDiscount } = priceFrom(chosen, 'landingPrice')
  const saved = [
    ...bundles.map(({ name, savings }) => [name, savings] as const),
    ...(manyServicesDiscount > 0
      ? ([[`${manyServices.percent}% off`, manyServicesDiscount]] as const)
      : []),
  ]
  return (
    <details className={css.summary}>
      <summary>
        <span>{chosen.length === 1 ? '1 service chosen' : `${chosen.length} services chosen`}</span>
        <strong className="figures">from {formatCents(total)}</strong>
      </summary>
      <ActionButton onClick={onBook}>Book</ActionButton>
      <ul>
        {chosen.map((service) => (
          <li key={service.id}>
            <span>{service.title}</span>
            <span className="figures">from {formatCents(service.landingPrice)}</span>
            <Button
              variant="subtle"
              color="gray"
              aria-label={`Remove ${service.title}`}
              onClick={() => toggleChosen(service)}
            >
              Remove
            </Button>
          </li>
        ))}
        {saved.map(([name, savings]) => (
          <li key={name} className={css.saved}>
            <span>{name}</span>
            <span className="figures">-{formatCents(savings)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
