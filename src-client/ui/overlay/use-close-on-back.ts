import { useBlocker } from '@tanstack/react-router'

/** While it is open, Back closes the dialog or drawer and stays on the page. */
export const useCloseOnBack = (opened: boolean, onClose: () => void): void =>
  useBlocker({
    disabled: !opened,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
  })
