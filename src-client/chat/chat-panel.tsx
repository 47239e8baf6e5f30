import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { brand } from '../../shared/brand.ts'
import { severalServices } from '../../shared/site-map.ts'
import { CloseIcon } from '../ui/icons.tsx'
import css from './chat-panel.module.css'
import { startAgain, useConversation } from './conversation.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import { send, useAwaited } from './sending.ts'
import { fillBooking } from './start-booking.ts'
import { StatusLine } from './status-line.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** The conversation with the assistant. It does not trap the focus: the page behind it stays usable. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { messages } = useConversation()
  const awaited = useAwaited()
  const navigate = useNavigate()
  const scroll = useRef<HTMLDivElement>(null)
  const panel = useKeyboardRoom()
  const waiting = awaited !== undefined
  const last = messages.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled into view
  useEffect(() => {
    const box = scroll.current
    const asked = [...(box?.querySelectorAll<HTMLElement>('[data-from="user"]') ?? [])].at(-1)
    if (!box) return
    // A long question is scrolled to its end, where the reply begins.
    const long = asked ? asked.offsetHeight > box.clientHeight / 2 : false
    const top = asked ? asked.offsetTop + (long ? asked.offsetHeight - 60 : -12) : 0
    box.scrollTo({ top })
  }, [messages.length])

  const book = (schedule?: { date: string; time: string }) => {
    const known = messages.findLast(({ reply }) => reply?.booking)?.reply?.booking
    const flow = fillBooking(known ?? { details: {}, contact: {} }, schedule)
    const to = flow === severalServices ? '/booking/$flow/details' : '/booking/$flow'
    onClose()
    void navigate({ to, params: { flow } })
  }
  const tap = (reply: string) => {
    if (reply === 'Start again') return startAgain()
    const asked = messages.findLast(({ type }) => type === 'user')?.content
    void send(reply === 'Try again' && asked ? asked : reply)
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
        <h2>Assistant</h2>
        {messages.length > 1 ? (
          <Button variant="subtle" color="gray" disabled={waiting} onClick={startAgain}>
            Start again
          </Button>
        ) : null}
        <Button variant="subtle" color="gray" aria-label="Close chat" onClick={onClose}>
          <CloseIcon size={22} />
        </Button>
      </header>
      <div ref={scroll} className={css.scroll}>
        <MessageList
          messages={messages}
          written={awaited?.written ?? ''}
          waiting={waiting}
          onBook={book}
        />
        <p className={css.status} role="status">
          {awaited && !awaited.written ? <StatusLine since={awaited.since} /> : null}
        </p>
        {!waiting && last?.quickReplies?.length ? (
          <ul className={css.quick} aria-label="Quick replies">
            {last.quickReplies.map((reply) => (
              <li key={reply}>
                <Button variant="outline" onClick={() => tap(reply)}>
                  {reply}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <OrderSummary onBook={() => book()} />
      <MessageForm waiting={waiting} panel={panel} />
    </section>
  )
}
