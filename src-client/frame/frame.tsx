import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Chat } from '../chat/chat.tsx'
import { Toasts } from '../ui/toast/toasts.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'

/** The frame around every page; the office has its own around its pages. After a page change the focus moves to the content, so that screen readers follow. */
export function Frame() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const isOffice = useRouterState({
    select: ({ location }) => /^\/admin(\/|$)/.test(location.pathname),
  })
  const lastPath = useRef<string>(undefined)
  useEffect(() => {
    const isNewPage = lastPath.current !== undefined && lastPath.current !== path
    // Some pages begin in a field, and the office's search opens by a key at once.
    const isInField = document.activeElement?.matches('main input, [role=dialog] input') ?? false
    if (isNewPage && !isInField) main.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])

  return (
    <>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      {isOffice ? null : <Header />}
      <main id="content" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      {isOffice ? null : (
        <>
          <Footer />
          <Chat />
        </>
      )}
      <Toasts />
    </>
  )
}
