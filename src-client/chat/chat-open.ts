import { type ComponentType, useSyncExternalStore } from 'react'

let open = false
type Panel = ComponentType<{ onClose: () => void }>

let panel: Panel | undefined
const listeners = new Set<() => void>()

function change(next: boolean): void {
  open = next
  for (const tell of listeners) tell()
}

/** Opens the assistant's panel; its code is fetched the first time. */
export async function openChat(): Promise<void> {
  change(true)
  if (panel) return
  try {
    panel = (await import('./chat-panel.tsx')).ChatPanel
  } catch (error) {
    console.error('The assistant could not be loaded:', error)
    const { toastProblem } = await import('../ui/toast.ts')
    toastProblem('The assistant could not be loaded', 'Please check your connection and try again.')
    open = false
  }
  change(open)
}

export const closeChat = (): void => change(false)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the panel is open. */
export const useChatOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )

/** The panel, once it has been fetched. */
export const useChatPanel = (): Panel | undefined =>
  useSyncExternalStore(
    subscribe,
    () => panel,
    () => undefined,
  )
