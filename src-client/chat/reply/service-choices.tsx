import { Button } from '@mantine/core'
import { findService } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { toggleInCart, useCart } from '../../catalogue/cart.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { chatEstimate } from './chat-estimate.ts'
import css from './reply-attachments.module.css'

/** Suggested services: a tap puts one on the list, another takes it off. */
export function ServiceChoices({ ids }: { ids: readonly string[] }) {
  const cart = useCart()
  const words = useChatWords()
  return (
    <ul className={css.services} aria-label={words.services}>
      {ids.flatMap((id) => {
        const service = findService(id)
        if (!service) return []
        const isInCart = cart.includes(service)
        const title = words.title(service.id)
        return (
          <li key={id}>
            <img src={illustrationUrl(service.id)} alt="" width="400" height="300" loading="lazy" />
            <span>
              <strong>{title}</strong>
              <span className="figures">
                {words.estimated(formatCents(chatEstimate([service]).total))}
              </span>
            </span>
            <Button
              variant="outline"
              aria-pressed={isInCart}
              aria-label={words.selectService(title)}
              onClick={() => toggleInCart(service)}
            >
              {isInCart ? words.selected : words.select}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
