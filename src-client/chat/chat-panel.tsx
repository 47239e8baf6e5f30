import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { brand } from '../../shared/brand.ts'
import { chatLimits } from '../../shared/chat.ts'
import { severalServices } from '../../shared/site-map.ts'
import { CloseIcon } from '../ui/icons.tsx'
import css from './chat-panel.module.css'
import { startAgain, useConversation } from './conversation.ts'
import { OrderSummary } from './order-summary.tsx'
import { ReplyParts } from './reply-parts.tsx'
import { fillBooking } from './start-booking.ts'
import { StatusLine } from './status-line.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'
import { useSending } from './use-sending.ts'
import { useTyped } from './use-typed.ts'

/** The conversation with the assistant (specification, section 2). It traps nothing: the page behind it works on. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { messages } = useConversation()
  const { send, waitingSince, written } = useSending()
  const navigate = useNavigate()
  const [text, setText] = useTyped()
  const input = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const panel = useKeyboardRoom()
  const waiting = waitingSince !== undefined
  const last = messages.at(-1)

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (!waiting) input.current?.focus({ preventScroll: true })
  }, [waiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is brought into sight
  useEffect(() => {
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-from="user"]') ?? [])].at(
      -1,
    )
    log.current?.scrollTo({ top: asked ? asked.offsetTop - 12 : 0 })
  }, [messages.length, written, waiting])

  const submit = () => {
    send(text)
    if (text.trim() && !waiting) setText('')
  }
  const book = (schedule?: { date: string; time: string }) => {
    const known = messages.findLast(({ reply }) => reply?.booking)?.reply?.booking
    const flow = fillBooking(known ?? { details: {}, contact: {} }, schedule)
    const to = flow === severalServices ? '/booking/$flow/details' : '/booking/$flow'
    void navigate({ to, params: { flow } })
  }
  const tap = (reply: string) => {
    if (reply === 'Start again') return startAgain()
    const asked = messages.findLast(({ type }) => type === 'user')?.content
    send(reply === 'Try again' && asked ? asked : reply)
  }

  return (
    <section
      ref={panel}
      className={css.panel}
      aria-label={`Chat with ${brand.name}’s assistant`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className={css.head}>
        <h2>Assistant</h2>
        {messages.length > 1 ? (
          <button type="button" className={css.again} disabled={waiting} onClick={startAgain}>
            Start again
          </button>
        ) : null}
        <button type="button" className={css.close} aria-label="Close chat" onClick={onClose}>
          <CloseIcon size={22} />
        </button>
      </header>
      <div ref={log} className={css.scroll}>
        <div className={css.log} role="log" aria-busy={waiting}>
          {messages.map((message) => (
            <div key={message.id} className={css.message} data-from={message.type}>
              <p>
                <span className={css.who}>{message.type === 'bot' ? 'Assistant: ' : 'You: '}</span>
                {message.content}
              </p>
              {message.reply && message === last ? (
                <ReplyParts reply={message.reply} onBook={book} />
              ) : null}
            </div>
          ))}
          {written ? (
            <div className={css.message} data-from="bot">
              <p>{written}</p>
            </div>
          ) : null}
        </div>
        {waiting && !written ? (
          <p className={css.status} role="status">
            <StatusLine since={waitingSince} />
          </p>
        ) : null}
        {!waiting && last?.quickReplies?.length ? (
          <ul className={css.quick} aria-label="Quick replies">
            {last.quickReplies.map((reply) => (
              <li key={reply}>
                <button type="button" onClick={() => tap(reply)}>
                  {reply}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <OrderSummary onBook={book} />
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <textarea
          ref={input}
          rows={1}
          value={text}
          disabled={waiting}
          maxLength={chatLimits.messageLength}
          aria-label="Your message"
          placeholder="What is going on at home?"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault()
              submit()
            }
          }}
        />
        <button type="submit" className={css.send} disabled={waiting || !text.trim()}>
          Send
        </button>
      </form>
    </section>
  )
}
