import { Button } from '@mantine/core'
import { useRef } from 'react'
import { bestAddition, multiServiceDiscount, priceFrom } from '../../shared/bundles.ts'
import { findService, type Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/format/money.ts'
import { pluralize } from '../../shared/format/numbers.ts'
import { multiServiceKey } from '../../shared/pages/paths.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Moved } from '../ui/moved.tsx'
import { clearCart, toggleInCart } from './cart.ts'
import css from './cart-bar.module.css'
import { savingRows } from './saving-rows.ts'

/** The order so far: how many services, from what price, what is saved, and what one more would save. */
export function CartBar({ services }: { services: readonly Service[] }) {
  const price = priceFrom(services)
  const saved = savingRows(price).map(
    ({ label, savings }) => `${label} saves ${formatCents(savings)}`,
  )
  const count = pluralize(services.length, 'service')
  const bar = useRef<HTMLElement>(null)
  /** A button that disappears when clicked must not take the focus with it. */
  const keepFocus = (action: () => void) => () => {
    action()
    bar.current?.focus()
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={css.bar}
      aria-label="Your order"
      data-empty={services.length === 0 || undefined}
    >
      <div className={`wide ${css.inner}`}>
        <p className={css.sum} role="status">
          {services.length > 0 ? (
            <>
              <strong>
                <Moved value={services.length}>{count}</Moved>
              </strong>{' '}
              <span className="figures">estimates from {formatCents(price.total)}</span>
              <span className={css.saved}>{saved.join(', ')}</span>
            </>
          ) : null}
        </p>
        {services.length > 0 ? (
          <>
            <BundleSuggestion
              services={services}
              onAdd={(service) => keepFocus(() => toggleInCart(service))()}
            />
            <div className={css.actions}>
              <Button variant="subtle" color="gray" onClick={keepFocus(clearCart)}>
                Clear
              </Button>
              <ActionLink to="/booking/$flow/details" params={{ flow: multiServiceKey }}>
                Book {count}
              </ActionLink>
            </div>
          </>
        ) : null}
      </div>
    </section>
  )
}

interface BundleSuggestionProps {
  services: readonly Service[]
  onAdd: (service: Service) => void
}

function BundleSuggestion({ services, onAdd }: BundleSuggestionProps) {
  const addition = bestAddition(services.map(({ id }) => id))
  const service = addition && findService(addition.serviceId)
  if (service) {
    return (
      <Button variant="outline" className={css.next ?? ''} onClick={() => onAdd(service)}>
        Add {service.title}, save {formatCents(addition.savings)}
      </Button>
    )
  }
  return services.length === multiServiceDiscount.atLeast - 1 ? (
    <p className={css.hint}>
      One more service takes {multiServiceDiscount.percent}% off everything.
    </p>
  ) : null
}
