import { Button } from '@mantine/core'
import type { ServiceId } from '../../../shared/catalogue.ts'
import type { ChatReply } from '../../../shared/chat.ts'
import { useCart } from '../../catalogue/cart.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useChatWords } from '../words/use-chat-words.ts'
import { EstimateCard } from './estimate-card.tsx'
import css from './reply-attachments.module.css'
import { ServiceChoices } from './service-choices.tsx'

/** What a tap takes to the booking: services that it chooses, and a time. */
export interface BookRequest {
  add?: readonly ServiceId[]
  schedule?: { date: string; time: string }
}
export type OnBook = (request?: BookRequest) => void

/** What comes with a reply's text: services to choose, the estimate, available times, the link to the booking. */
export function ReplyAttachments({ reply, onBook }: { reply: ChatReply; onBook: OnBook }) {
  const { suggestedServices, estimate, times, booking } = reply
  const words = useChatWords()
  const count = useCart().length
  const isSingle = count === 0 && suggestedServices.length === 1
  return (
    <>
      {suggestedServices.length > 0 ? <ServiceChoices ids={suggestedServices} /> : null}
      {estimate ? <EstimateCard estimate={estimate} /> : null}
      {times && booking ? (
        <ul className={css.times} aria-label={words.times}>
          {times.slots.map((slot) => (
            <li key={`${slot.date} ${slot.time}`}>
              <Button
                variant="outline"
                onClick={() => onBook({ add: times.serviceIds, schedule: slot })}
              >
                {words.moment(slot)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {booking && (count > 0 || isSingle) ? (
        <ActionButton onClick={() => onBook(isSingle ? { add: suggestedServices } : {})}>
          {words.bookServices(Math.max(1, count))}
        </ActionButton>
      ) : null}
    </>
  )
}
