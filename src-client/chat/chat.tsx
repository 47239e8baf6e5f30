import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import button from '../ui/button.module.css'
import { ChatIcon } from '../ui/icons.tsx'
import css from './chat.module.css'
import { closeChat, openChat, useChat } from './chat-open.ts'

/** The assistant's button, and its panel once opened; on every page outside the booking flow. */
export function Chat() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { isOpen, Panel } = useChat()
  const chatButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    closeChat()
    requestAnimationFrame(() => chatButton.current?.focus())
  }
  if (path.startsWith('/booking/')) return null
  return (
    <>
      <button
        ref={chatButton}
        type="button"
        id="chat-button"
        className={`${button.filled} ${css.button}`}
        data-small={path.startsWith('/admin') || undefined}
        hidden={isOpen && Panel !== undefined}
        aria-busy={(isOpen && Panel === undefined) || undefined}
        onClick={() => void openChat()}
      >
        <ChatIcon size={22} /> <span>Ask the assistant</span>
      </button>
      {isOpen && Panel ? <Panel onClose={close} /> : null}
    </>
  )
}
