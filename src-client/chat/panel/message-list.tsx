import { LinkedText } from '../../ui/linked-text.tsx'
import type { Message } from '../conversation/conversation.ts'
import { ReplyAttachments } from '../reply/reply-attachments.tsx'
import css from './message-list.module.css'

interface Props {
  messages: readonly Message[]
  /** The part of the reply that has arrived so far. */
  partialText: string
  isWaiting: boolean
  onBook: (schedule?: { date: string; time: string }) => void
}

/** The messages. A reply is announced to screen readers once it is complete. */
export const MessageList = ({ messages, partialText, isWaiting, onBook }: Props) => (
  <div className={css.log} role="log" aria-busy={isWaiting || undefined}>
    {messages.map((message) => (
      <div key={message.id} className={css.message} data-from={message.type}>
        <p>
          <span className="visually-hidden">
            {message.type === 'bot' ? 'Assistant: ' : 'You: '}
          </span>
          {message.type === 'bot' ? <LinkedText text={message.content} /> : message.content}
        </p>
        {message.reply && message === messages.at(-1) ? (
          <ReplyAttachments reply={message.reply} onBook={onBook} />
        ) : null}
      </div>
    ))}
    {partialText ? (
      <div className={css.message} data-from="bot">
        <p>{partialText}</p>
      </div>
    ) : null}
  </div>
)
