import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toastError } from '../../ui/toast/toast.ts'
import { closeChat } from '../chat-open.ts'

/** Stands in for a panel whose code could not be fetched: says so, and leaves the page as it is. */
export function ChatFailed({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error('The assistant could not be loaded:', error)
    toastError(
      'The assistant could not be loaded',
      'Please check your connection and reload the page.',
    )
    closeChat()
  }, [error])
  return null
}
