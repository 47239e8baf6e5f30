import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { chatLimits } from '../../../shared/chat.ts'
import { sendMessage } from '../conversation/send-message.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import css from './message-form.module.css'
import { useMessageDraft } from './use-message-draft.ts'

interface Props {
  isWaiting: boolean
  panel: RefObject<HTMLElement | null>
}

/** The message field. It is disabled while a reply is pending, and the focus waits in the panel. */
export function MessageForm({ isWaiting, panel }: Props) {
  const [text, setText] = useMessageDraft()
  const words = useChatWords()
  const input = useRef<HTMLTextAreaElement>(null)
  const wasWaiting = useRef(isWaiting)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const focused = document.activeElement
    const isHere = focused === null || focused === document.body || panel.current?.contains(focused)
    if (isWaiting && isHere) panel.current?.focus({ preventScroll: true })
    if (!isWaiting && wasWaiting.current && isHere) input.current?.focus({ preventScroll: true })
    wasWaiting.current = isWaiting
  }, [isWaiting, panel])

  const submit = () => {
    if (isWaiting || !text.trim()) return
    void sendMessage(text)
    setText('')
  }
  return (
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
        disabled={isWaiting}
        maxLength={chatLimits.messageLength}
        aria-label={words.yourMessage}
        placeholder={words.placeholder}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault()
            submit()
          }
        }}
      />
      <Button type="submit" disabled={isWaiting || !text.trim()}>
        {words.send}
      </Button>
    </form>
  )
}
