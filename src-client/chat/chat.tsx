import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import button from '../ui/button.module.css'
import { ChatIcon } from '../ui/icons.tsx'
import css from './chat.module.css'
import { closeChat, openChat, useChatOpen, useChatPanel } from './chat-open.ts'

/** The assistant's button, and its panel once opened; on every page outside the booking flow. */
export function Chat() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const open = useChatOpen()
  const Panel = useChatPanel()
  const element = useRef<HTMLButtonElement>(null)
  const close = () => {
    closeChat()
    requestAnimationFrame(() => element.current?.focus())
  }
  if (path.startsWith('/booking/')) return null
  return (
    <>
      <button
        ref={element}
        type="button"
        id="chat-button"
        className={`${button.filled} ${css.button}`}
        data-small={path.startsWith('/admin') || undefined}
        hidden={open && Panel !== undefined}
        aria-busy={(open && Panel === undefined) || undefined}
        onClick={() => void openChat()}
      >
        <ChatIcon size={22} /> <span>Ask the assistant</span>
      </button>
      {open && Panel ? <Panel onClose={close} /> : null}
    </>
  )
}
