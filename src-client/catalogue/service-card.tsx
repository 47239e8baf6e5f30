import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { CheckIcon, PlusIcon } from '../ui/icons.tsx'
import { BookingLink } from './booking-link.tsx'
import { illustrationUrl } from './illustrations.ts'
import css from './service-card.module.css'

interface Props {
  service: Service
  /** Cents. */
  price: number
  /** Set where services can be added to an order. */
  cart?: { isInCart: boolean; onToggle: () => void }
}

/** One service in a grid. */
export function ServiceCard({ service, price, cart }: Props) {
  return (
    <li className={css.item} data-selected={cart?.isInCart || undefined}>
      <BookingLink to={`/booking/${service.id}`} className={css.card}>
        <img
          className={css.image}
          src={illustrationUrl(service.id)}
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
      {cart ? (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={cart.isInCart}
          aria-label={`Book ${service.title} together with others`}
          onClick={cart.onToggle}
        >
          {cart.isInCart ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        </button>
      ) : null}
    </li>
  )
}
