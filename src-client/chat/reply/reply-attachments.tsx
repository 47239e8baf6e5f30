import { Button } from '@mantine/core'
import { findService } from '../../../shared/catalogue.ts'
import type { ChatReply } from '../../../shared/chat.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { formatDate, formatTime, zoneName } from '../../../shared/time/business-time.ts'
import { toggleInCart, useCart } from '../../catalogue/cart.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import { settings } from '../../settings.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { EstimateCard } from './estimate-card.tsx'
import css from './reply-attachments.module.css'

interface Props {
  reply: ChatReply
  onBook: (schedule?: { date: string; time: string }) => void
}

/** What comes with a reply's text: services to choose, the estimate, available times, the link to the booking. */
export function ReplyAttachments({ reply, onBook }: Props) {
  const { suggestedServices, estimate, times, booking } = reply
  const count = useCart().length
  return (
    <>
      {suggestedServices.length > 0 ? <ServiceChoices ids={suggestedServices} /> : null}
      {estimate ? <EstimateCard estimate={estimate} /> : null}
      {times && booking ? (
        <ul className={css.times} aria-label="Available times">
          {times.slots.map(({ date, time }) => (
            <li key={`${date} ${time}`}>
              <Button variant="outline" onClick={() => onBook({ date, time })}>
                {formatDate(date)}, {formatTime(time)} {zoneName({ date, time }, settings.timeZone)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {booking && count > 0 ? (
        <ActionButton onClick={() => onBook()}>
          {count === 1 ? 'Book this service' : `Book ${count} services`}
        </ActionButton>
      ) : null}
    </>
  )
}

function ServiceChoices({ ids }: { ids: readonly string[] }) {
  const cart = useCart()
  return (
    <ul className={css.services} aria-label="Services">
      {ids.flatMap((id) => {
        const service = findService(id)
        if (!service) return []
        const isInCart = cart.includes(service)
        return (
          <li key={id}>
            <img src={illustrationUrl(service.id)} alt="" width="400" height="300" loading="lazy" />
            <span>
              <strong>{service.title}</strong>
              <span className="figures">from {formatCents(service.landingPrice)}</span>
            </span>
            <Button
              variant="outline"
              aria-pressed={isInCart}
              aria-label={`Select ${service.title}`}
              onClick={() => toggleInCart(service)}
            >
              {isInCart ? 'Selected' : 'Select'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
