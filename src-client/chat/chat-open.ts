import { createStore } from '../ui/store/create-store.ts'
import { useStore } from '../ui/store/use-store.ts'

const isOpen = createStore(() => false)

export const openChat = (): void => isOpen.set(true)
export const closeChat = (): void => isOpen.set(false)

/** Whether the assistant's panel is open. */
export const useChatOpen = (): boolean => useStore(isOpen)
