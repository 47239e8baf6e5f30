import { memo } from 'react'
import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/format/money.ts'
import { lowestEstimate } from '../../shared/pricing.ts'
import { CheckIcon, PlusIcon } from '../ui/icons.tsx'
import { BookingLink } from './booking-link.tsx'
import { toggleInCart } from './cart.ts'
import { illustrationUrl } from './illustrations.ts'
import css from './service-card.module.css'

interface Props {
  service: Service
  /** Cents. */
  price: number
  /** Set where services can be added to an order. */
  isInCart?: boolean
  /** Its picture is fetched with the page, not once the page is laid out. */
  isInFirstScreen?: boolean
}

/** One service in a grid; the others do not render again when it is selected, or when a letter is typed. */
export const ServiceCard = memo(function ServiceCard({
  service,
  price,
  isInCart,
  isInFirstScreen,
}: Props) {
  return (
    <li className={css.item} data-selected={isInCart || undefined}>
      <BookingLink to={`/booking/${service.id}`} className={css.card}>
        <img
          className={css.image}
          src={illustrationUrl(service.id)}
          alt=""
          width="400"
          height="300"
          loading={isInFirstScreen ? 'eager' : 'lazy'}
        />
        <span className={css.text}>
          <span className={css.title}>{service.title}</span>
          <span className={`figures ${css.price}`}>starting at {formatCents(price)}</span>
          <span className={`figures ${css.estimate}`}>
            estimates from {formatCents(lowestEstimate(service))}
          </span>
        </span>
      </BookingLink>
      {isInCart === undefined ? null : (
        <button
          type="button"
          className={css.toggle}
          aria-pressed={isInCart}
          aria-label={`Book ${service.title} together with others`}
          onClick={() => toggleInCart(service)}
        >
          {isInCart ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        </button>
      )}
    </li>
  )
})
