import { Button } from '@mantine/core'
import { priceFrom } from '../../../shared/bundles.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { lowestEstimate } from '../../../shared/pricing.ts'
import { toggleInCart, useCart } from '../../catalogue/cart.ts'
import { savingRows } from '../../catalogue/saving-rows.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import css from './cart-summary.module.css'

/** The services chosen so far, their lowest estimates, and what is saved. */
export function CartSummary({ onBook }: { onBook: () => void }) {
  const services = useCart()
  if (services.length === 0) return null
  const price = priceFrom(services)
  return (
    <details className={css.summary}>
      <summary>
        <span>{pluralize(services.length, 'service')} selected</span>
        <strong className="figures">from {formatCents(price.total)}</strong>
      </summary>
      <ActionButton onClick={onBook}>Book</ActionButton>
      <ul>
        {services.map((service) => (
          <li key={service.id}>
            <span>{service.title}</span>
            <span className="figures">from {formatCents(lowestEstimate(service))}</span>
            <Button
              variant="subtle"
              color="gray"
              aria-label={`Remove ${service.title}`}
              onClick={() => toggleInCart(service)}
            >
              Remove
            </Button>
          </li>
        ))}
        {savingRows(price).map(({ label, savings }) => (
          <li key={label} className={css.saved}>
            <span>{label}</span>
            <span className="figures">{formatCents(-savings)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
