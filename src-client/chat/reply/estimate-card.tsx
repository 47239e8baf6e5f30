import type { ChatEstimate } from '../../../shared/chat.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { savingRows } from '../../catalogue/saving-rows.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import css from './estimate-card.module.css'

/** An estimate line by line; fee and discounts only if there are any. */
export function EstimateCard({ estimate }: { estimate: ChatEstimate }) {
  const words = useChatWords()
  const rows = [
    ...estimate.lines.flatMap(({ serviceId, basePrice, urgencyFee, discounts }) => [
      { label: words.title(serviceId), amount: basePrice },
      ...(urgencyFee > 0 ? [{ label: words.urgencyFee, amount: urgencyFee }] : []),
      ...(discounts > 0 ? [{ label: words.recurringDiscount, amount: -discounts }] : []),
    ]),
    ...savingRows(estimate).map(({ label, savings }) => ({ label, amount: -savings })),
  ]
  return (
    <dl className={css.estimate} aria-label={words.estimate}>
      {rows.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one estimate never move
        <div key={index}>
          <dt>{label}</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.total}</dt>
        <dd>{formatCents(estimate.total)}</dd>
      </div>
    </dl>
  )
}
