import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { chatLimits } from '../../shared/chat.ts'
import css from './message-form.module.css'
import { send } from './sending.ts'
import { useTyped } from './use-typed.ts'

interface Props {
  waiting: boolean
  panel: RefObject<HTMLElement | null>
}

/** The message field. It is disabled while a reply is pending, and the focus waits in the panel. */
export function MessageForm({ waiting, panel }: Props) {
  const [text, setText] = useTyped()
  const input = useRef<HTMLTextAreaElement>(null)
  const before = useRef(waiting)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const at = document.activeElement
    const isHere = at === null || at === document.body || panel.current?.contains(at)
    if (waiting && isHere) panel.current?.focus({ preventScroll: true })
    if (!waiting && before.current && isHere) input.current?.focus({ preventScroll: true })
    before.current = waiting
  }, [waiting, panel])

  const submit = () => {
    if (waiting || !text.trim()) return
    void send(text)
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
      <Button type="submit" disabled={waiting || !text.trim()}>
        Send
      </Button>
    </form>
  )
}
