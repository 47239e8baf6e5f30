import { Button } from '@mantine/core'
import type { ToastAction } from '../../ui/toast/recent-changes.ts'

/** What the toasts of a booking's steps are about; those of its time and its professional are about the booking itself. */
export const statusOf = (bookingId: string): string => `status ${bookingId}`

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
