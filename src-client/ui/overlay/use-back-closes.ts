import { useBlocker } from '@tanstack/react-router'

/** Back closes what lies over the page, and stays on the page. */
export const useBackCloses = (onClose: () => void): void =>
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
  })
