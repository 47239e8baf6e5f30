import { useEffect, useState } from 'react'

/**
 * Mantine returns the focus to the element that had it when a dialog opened, if it has seen the dialog open. One that is
 * mounted open therefore opens right after.
 */
export function useOpened(opened: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return opened && isMounted
}
