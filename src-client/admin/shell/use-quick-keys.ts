import { useLocalStorage } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { adminMenu } from './menu.ts'

/** After G, the next key chooses the page within this time. */
const sequenceMs = 1500

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
/** Keys belong to the dialog that is open. */
const isCovered = () => document.querySelector('[aria-modal=true]') !== null

/** The dialogs that open over every page. */
export type AdminDialog = 'search' | 'keys' | 'changes'

/**
 * Keys that open a page, the search, the recent changes or their own list. Single letters can be turned off, for people whose speech or
 * switch presses them by accident.
 */
export function useQuickKeys(open: (what: AdminDialog) => void) {
  const navigate = useNavigate()
  const [isOn, setIsOn] = useLocalStorage({ key: 'quick-keys', defaultValue: true })
  const lastG = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isCovered() || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      const hasCommand = event.metaKey || event.ctrlKey
      const isPlain = isOn && !hasCommand && !isTyping(event.target)
      if (hasCommand ? key === 'k' : isPlain && key === '/') open('search')
      else if (isPlain && key === '?') open('keys')
      else if (isPlain && key === 'u') open('changes')
      else if (isPlain && key === 'g') lastG.current = event.timeStamp
      else if (isPlain && event.timeStamp - lastG.current < sequenceMs) {
        lastG.current = Number.NEGATIVE_INFINITY
        const page = adminMenu.find((one) => one.key === key)
        if (!page) return
        void navigate({ to: page.to })
      } else if (isPlain && key === 'n') void navigate({ to: '/admin/bookings/new' })
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, navigate, open])
  return { isOn, setIsOn, searchKey: isApple() ? '⌘K' : 'Ctrl K' }
}

export type QuickKeys = ReturnType<typeof useQuickKeys>
