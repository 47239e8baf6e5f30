import { LinkedText } from '../../ui/linked-text.tsx'
import type { Message } from '../conversation/conversation.ts'
import { type OnBook, ReplyAttachments } from '../reply/reply-attachments.tsx'
import { useChatWords } from '../words/use-chat-words.ts'
import css from './message-list.module.css'

interface Props {
  messages: readonly Message[]
  /** The part of the reply that has arrived so far. */
  partialText: string
  isWaiting: boolean
  onBook: OnBook
}

/** The messages. A reply is announced to screen readers once it is complete. */
export function MessageList({ messages, partialText, isWaiting, onBook }: Props) {
  const words = useChatWords()
  return (
    <div className={css.log} role="log" aria-busy={isWaiting || undefined}>
      {messages.map((message) => (
        <div
          key={message.id}
          className={css.message}
          data-from={message.type}
          lang={message.reply?.language}
        >
          <p>
            <span className="visually-hidden">
              {message.type === 'bot' ? words.saidByAssistant : words.saidByYou}
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
}
