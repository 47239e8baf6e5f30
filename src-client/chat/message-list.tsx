import type { Message } from './conversation.ts'
import css from './message-list.module.css'
import { ReplyParts } from './reply-parts.tsx'

interface Props {
  messages: readonly Message[]
  /** The part of the reply that has arrived so far. */
  written: string
  waiting: boolean
  onBook: (schedule?: { date: string; time: string }) => void
}

/** The messages. A reply is announced to screen readers once it is complete. */
export const MessageList = ({ messages, written, waiting, onBook }: Props) => (
  <div className={css.log} role="log" aria-busy={waiting || undefined}>
    {messages.map((message) => (
      <div key={message.id} className={css.message} data-from={message.type}>
        <p>
          <span className="spoken">{message.type === 'bot' ? 'Assistant: ' : 'You: '}</span>
          {message.content}
        </p>
        {message.reply && message === messages.at(-1) ? (
          <ReplyParts reply={message.reply} onBook={onBook} />
        ) : null}
      </div>
    ))}
    {written ? (
      <div className={css.message} data-from="bot">
        <p>{written}</p>
      </div>
    ) : null}
  </div>
)
