import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

export const openChat = (): void => setOpen(true)
export const closeChat = (): void => setOpen(false)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the assistant's panel is open. */
export const useChatOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
