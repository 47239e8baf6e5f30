import { useBlocker } from '@tanstack/react-router'

/** Back closes the dialog or drawer and stays on the page. */
export const useBackCloses = (onClose: () => void): void =>
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
  })
