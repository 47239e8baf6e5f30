import { Button } from '@mantine/core'
import type { ToastAction } from '../../ui/toast/toast.ts'

/** The button of a toast that takes back what it says; it closes the toast. */
export const undoAction =
  (undo: () => void): ToastAction =>
  (close) => (
    <Button
      key="undo"
      size="xs"
      variant="default"
      onClick={() => {
        close()
        undo()
      }}
    >
      Undo
    </Button>
  )
