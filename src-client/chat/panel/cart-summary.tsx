import { Button } from '@mantine/core'
import { formatCents } from '../../../shared/format/money.ts'
import { toggleInCart, useCart } from '../../catalogue/cart.ts'
import { savingRows } from '../../catalogue/saving-rows.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { chatEstimate } from '../reply/chat-estimate.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import css from './cart-summary.module.css'

/** The services on the list, their estimates with what the conversation knows, and what is saved. */
export function CartSummary({ onBook }: { onBook: () => void }) {
  const services = useCart()
  const words = useChatWords()
  if (services.length === 0) return null
  const price = chatEstimate(services)
  return (
    <details className={css.summary}>
      <summary>
        <span>{words.countSelected(services.length)}</span>
        <strong className="figures">{words.estimated(formatCents(price.total))}</strong>
      </summary>
      <ActionButton onClick={onBook}>{words.book}</ActionButton>
      <ul>
        {services.map((service) => (
          <li key={service.id}>
            <span>{words.title(service.id)}</span>
            <span className="figures">{formatCents(chatEstimate([service]).total)}</span>
            <Button
              variant="subtle"
              color="gray"
              aria-label={words.removeService(words.title(service.id))}
              onClick={() => toggleInCart(service)}
            >
              {words.remove}
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
