import { manyServices } from '../../shared/bundles.ts'
import { findService } from '../../shared/catalogue.ts'
import type { ChatEstimate } from '../../shared/chat.ts'
import { formatCents } from '../../shared/money.ts'
import css from './estimate-card.module.css'

/** An estimate line by line; fee and discounts only if there are any. */
export function EstimateCard({ estimate }: { estimate: ChatEstimate }) {
  const { lines, bundles, manyServicesDiscount, total } = estimate
  const rows: [string, number][] = [
    ...lines.flatMap(({ serviceId, basePrice, urgencyFee, discounts }) => {
      const title = findService(serviceId)?.title ?? ''
      return [
        [title, basePrice],
        ...(urgencyFee > 0 ? [['Urgency fee', urgencyFee]] : []),
        ...(discounts > 0 ? [['Recurring discount', -discounts]] : []),
      ] as [string, number][]
    }),
    ...bundles.map(({ name, savings }): [string, number] => [name, -savings]),
    ...(manyServicesDiscount > 0
      ? ([[`${manyServices.percent}% off`, -manyServicesDiscount]] as [string, number][])
      : []),
  ]
  return (
    <dl className={css.estimate} aria-label="Estimate">
      {rows.map(([label, amount], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one estimate never move
        <div key={index}>
          <dt>{label}</dt>
          <dd>{amount < 0 ? `-${formatCents(-amount)}` : formatCents(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  )
}
