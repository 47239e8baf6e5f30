import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { CheckIcon, PlusIcon } from '../ui/icons.tsx'
import { BookingLink } from './booking-link.tsx'
import { illustrationOf } from './illustrations.ts'
import css from './service-card.module.css'

interface Props {
  service: Service
  /** Cents. */
  price: number
  /** Set where services can be added to an order. */
  choosing?: { chosen: boolean; onToggle: () => void }
}

/** One service in a grid. */
export function ServiceCard({ service, price, choosing }: Props) {
  return (
    <li className={css.item} data-chosen={choosing?.chosen || undefined}>
      <BookingLink to={`/booking/${service.id}`} className={css.card}>
        <img
          className={css.image}
          src={illustrationOf(service.id)}
          alt=""
          width="400"
          height="300"
          loading="lazy"
        />
        <span className={css.text}>
          <span className={css.title}>{service.title}</span>
          <span className={`figures ${css.price}`}>starting at {formatCents(price)}</span>
        </span>
      </BookingLink>
      {choosing ? (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={choosing.chosen}
          aria-label={`Book ${service.title} together with others`}
          onClick={choosing.onToggle}
        >
          {choosing.chosen ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        </button>
      ) : null}
    </li>
  )
}
