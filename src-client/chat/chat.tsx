import { Button } from '@mantine/core'
import { CatchBoundary, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Form } from '../ui/form.tsx'
import { ChatIcon } from '../ui/icons.tsx'
import { onIdle } from '../ui/on-idle.ts'
import css from './chat.module.css'
import { closeChat, openChat, useChatOpen } from './chat-open.ts'
import { ChatFailed } from './panel/chat-failed.tsx'
import { ChatPanelSkeleton } from './panel/chat-panel-skeleton.tsx'

const loadPanel = async () => ({ default: (await import('./panel/chat-panel.tsx')).ChatPanel })
// A router's lazy component would reload the page where the panel does not come, and lose what was typed there.
const ChatPanel = lazy(loadPanel)

/** The assistant's button and panel; on every page except the booking flow. */
export function Chat() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isHere = !path.startsWith('/booking/')
  const isOpen = useChatOpen()
  const chatButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It belongs to no route, so no link prefetches it.
    if (!isHere) return
    return onIdle(() => {
      loadPanel().catch((error: unknown) =>
        console.warn('The assistant could not be fetched:', error),
      )
    })
  }, [isHere])
  const close = () => {
    closeChat()
    requestAnimationFrame(() => chatButton.current?.focus())
  }
  if (!isHere) return null
  return (
    <>
      <Form onSubmit={openChat}>
        <Button
          ref={chatButton}
          type="submit"
          id="chat-button"
          title="Ask the assistant"
          className={css.button ?? ''}
          data-small={path.startsWith('/admin') || undefined}
          hidden={isOpen}
          leftSection={<ChatIcon size={22} />}
        >
          Ask the assistant
        </Button>
      </Form>
      {isOpen ? (
        <CatchBoundary getResetKey={() => path} errorComponent={ChatFailed}>
          <Suspense fallback={<ChatPanelSkeleton />}>
            <ChatPanel onClose={close} />
          </Suspense>
        </CatchBoundary>
      ) : null}
    </>
  )
}
