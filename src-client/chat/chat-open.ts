import type { ComponentType } from 'react'
import { createStore } from '../ui/store/create-store.ts'
import { useStore } from '../ui/store/use-store.ts'

interface ChatState {
  isOpen: boolean
  /** The assistant's panel, once it has been fetched. */
  Panel: ComponentType<{ onClose: () => void }> | undefined
}

const chat = createStore((): ChatState => ({ isOpen: false, Panel: undefined }))

export const useChat = (): ChatState => useStore(chat)

/** Opens the assistant's panel; its code is fetched the first time. */
export async function openChat(): Promise<void> {
  chat.set({ ...chat.get(), isOpen: true })
  if (chat.get().Panel) return
  try {
    const { ChatPanel } = await import('./panel/chat-panel.tsx')
    chat.set({ ...chat.get(), Panel: ChatPanel })
  } catch (error) {
    console.error('The assistant could not be loaded:', error)
    closeChat()
    const { toastError } = await import('../ui/toast/toast.ts')
    toastError('The assistant could not be loaded', 'Please check your connection and try again.')
  }
}

export const closeChat = (): void => chat.set({ ...chat.get(), isOpen: false })
