import { Link } from '@tanstack/react-router'
import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { illustrationOf } from './illustrations.ts'
import css from './service-card.module.css'

/** One service in a grid. `price` in cents. */
export function ServiceCard({ service, price }: { service: Service; price: number }) {
  return (
    <li className={css.item}>
      <Link to="/booking/$serviceId" params={{ serviceId: service.id }} className={css.card}>
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
      </Link>
    </li>
  )
}
