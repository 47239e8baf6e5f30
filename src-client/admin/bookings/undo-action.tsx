import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ToastAction } from '../../ui/toast/recent-changes.ts'

/** What the toasts of a booking's steps are about; those of its time and its professional are about the booking itself. */
export const statusOf = (bookingId: string): string => `status ${bookingId}`

/** The button that takes a change back. `undo` resolves to whether it succeeded: only then there is nothing left to undo. */
export const undoAction =
  (undo: () => Promise<boolean>): ToastAction =>
  (close) => <UndoButton key="undo" undo={undo} onUndone={close} />

function UndoButton({ undo, onUndone }: { undo: () => Promise<boolean>; onUndone: () => void }) {
  const [isRunning, setIsRunning] = useState(false)
  async function press() {
    setIsRunning(true)
    const isUndone = await undo()
    setIsRunning(false)
    if (isUndone) onUndone()
  }
  return (
    <Button size="xs" variant="default" loading={isRunning} onClick={() => void press()}>
      Undo
    </Button>
  )
}
