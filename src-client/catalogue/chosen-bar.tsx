import { Button } from '@mantine/core'
import { useRef } from 'react'
import { bestAddition, manyServices, priceFrom } from '../../shared/bundles.ts'
import { findService, type Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { severalServices } from '../../shared/site-map.ts'
import { ActionLink } from '../ui/action-link.tsx'
import css from './chosen-bar.module.css'
import { clearChosen, toggleChosen } from './chosen-services.ts'

/** The order so far: how many services, from what price, what is saved, and what one more would save. */
export function ChosenBar({ chosen }: { chosen: readonly Service[] }) {
  const { total, bundles, manyServicesDiscount } = priceFrom(chosen)
  const saved = [
    ...bundles.map(({ name, savings }) => `${name} saves ${formatCents(savings)}`),
    ...(manyServicesDiscount > 0
      ? [`${manyServices.percent}% off saves ${formatCents(manyServicesDiscount)}`]
      : []),
  ]
  const counted = chosen.length === 1 ? '1 service' : `${chosen.length} services`
  const bar = useRef<HTMLElement>(null)
  /** A button that disappears when clicked must not take the focus with it. */
  const andStay = (action: () => void) => () => {
    action()
    bar.current?.focus()
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={css.bar}
      aria-label="Your order"
      data-empty={chosen.length === 0 || undefined}
    >
      <div className={`wide ${css.inner}`}>
        <p className={css.sum} role="status">
          {chosen.length > 0 ? (
            <>
              <strong>{counted}</strong> <span className="figures">from {formatCents(total)}</span>
              <span className={css.saved}>{saved.join(', ')}</span>
            </>
          ) : null}
        </p>
        {chosen.length > 0 ? (
          <>
            <NextSaving
              chosen={chosen}
              onAdd={(service) => andStay(() => toggleChosen(service))()}
            />
            <div className={css.actions}>
              <Button variant="subtle" color="gray" onClick={andStay(clearChosen)}>
                Clear
              </Button>
              <ActionLink to="/booking/$flow/details" params={{ flow: severalServices }}>
                Book {counted}
              </ActionLink>
            </div>
          </>
        ) : null}
      </div>
    </section>
  )
}

interface NextSavingProps {
  chosen: readonly Service[]
  onAdd: (service: Service) => void
}

function NextSaving({ chosen, onAdd }: NextSavingProps) {
  const addition = bestAddition(chosen.map(({ id }) => id))
  const service = addition && findService(addition.serviceId)
  if (service) {
    return (
      <Button variant="outline" className={css.next ?? ''} onClick={() => onAdd(service)}>
        Add {service.title}, save {formatCents(addition.savings)}
      </Button>
    )
  }
  return chosen.length === manyServices.atLeast - 1 ? (
    <p className={css.hint}>One more service takes {manyServices.percent}% off everything.</p>
  ) : null
}
