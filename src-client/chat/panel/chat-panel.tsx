import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { brand } from '../../../shared/brand.ts'
import { detailsPath } from '../../booking/flow.ts'
import { adjustCart } from '../../catalogue/cart.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { startOver, useConversation } from '../conversation/conversation.ts'
import { startOverReply } from '../conversation/failure-message.ts'
import { sendMessage, usePendingReply } from '../conversation/send-message.ts'
import { prefillBooking } from '../prefill-booking.ts'
import type { OnBook } from '../reply/reply-attachments.tsx'
import { useChatWords } from '../words/use-chat-words.ts'
import { CartSummary } from './cart-summary.tsx'
import css from './chat-panel.module.css'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { StatusLine } from './status-line.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

/** The conversation with the assistant. It does not trap the focus: the page behind it stays usable. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { messages } = useConversation()
  const pendingReply = usePendingReply()
  const navigate = useNavigate()
  const scroll = useRef<HTMLDivElement>(null)
  const panel = useKeyboardInset()
  const words = useChatWords()
  const isWaiting = pendingReply !== undefined
  const last = messages.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled into view
  useEffect(() => {
    const list = scroll.current
    const question = [...(list?.querySelectorAll<HTMLElement>('[data-from="user"]') ?? [])].at(-1)
    if (!list) return
    // A long question is scrolled to its end, where the reply begins.
    const isLong = question ? question.offsetHeight > list.clientHeight / 2 : false
    const top = question ? question.offsetTop + (isLong ? question.offsetHeight - 60 : -12) : 0
    list.scrollTo({ top })
  }, [messages.length])

  const book: OnBook = ({ add = [], schedule } = {}) => {
    adjustCart(add, [])
    const booking = messages.findLast(({ reply }) => reply?.booking)?.reply?.booking
    const flow = prefillBooking(booking ?? { details: {}, contact: {} }, schedule)
    onClose()
    void navigate({ to: detailsPath(flow), params: { flow } })
  }
  const pickReply = (reply: string) => {
    if (reply === startOverReply || reply === words.startOver) return startOver()
    const lastMessage = messages.findLast(({ type }) => type === 'user')?.content
    void sendMessage(reply === 'Try again' && lastMessage ? lastMessage : reply)
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.panel}
      aria-label={`Chat with ${brand.name}’s assistant`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={css.head}>
        <h2>{words.assistant}</h2>
        {messages.length > 1 ? (
          <Button variant="subtle" color="gray" disabled={isWaiting} onClick={startOver}>
            {words.startOver}
          </Button>
        ) : null}
        <Button variant="subtle" color="gray" aria-label={words.close} onClick={onClose}>
          <CloseIcon size={22} />
        </Button>
      </header>
      <div ref={scroll} className={css.scroll}>
        <MessageList
          messages={messages}
          partialText={pendingReply?.partialText ?? ''}
          isWaiting={isWaiting}
          onBook={book}
        />
        <p className={css.status} role="status">
          {pendingReply && !pendingReply.partialText ? (
            <StatusLine since={pendingReply.since} />
          ) : null}
        </p>
        {!isWaiting && last?.quickReplies?.length ? (
          <ul className={css.quick} aria-label={words.quickReplies}>
            {last.quickReplies.map((reply) => (
              <li key={reply}>
                <Button variant="outline" onClick={() => pickReply(reply)}>
                  {reply}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <CartSummary onBook={() => book()} />
      <MessageForm isWaiting={isWaiting} panel={panel} />
      <p className={css.danger}>{words.inDanger}</p>
    </section>
  )
}
