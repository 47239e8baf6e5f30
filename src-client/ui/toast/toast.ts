import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

const shownMs = 8_000
/** Long enough to notice a slip. */
const undoableMs = 30_000

/** What has changed at the fields is painted first. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

const show =
  (color: string, role: 'alert' | 'status', autoClose = shownMs) =>
  (title: string, message: string, more: { action?: ReactNode } = {}) => {
    afterPaint(() =>
      notifications.show({
        id: `${title} ${message}`,
        title,
        message: more.action ? [message, ' ', more.action] : message,
        color,
        role,
        autoClose,
        withBorder: true,
        closeButtonProps: { 'aria-label': 'Close message' },
      }),
    )
  }

/** A problem that the user has to fix, or to retry. */
export const toastError = show('red', 'alert')
export const toastSuccess = show('evergreen', 'status')
/** What has been done, with a button that takes it back. */
export const toastUndoable = show('evergreen', 'status', undoableMs)

/** Removes messages about problems that the user has since fixed. */
export const clearToasts = () => notifications.clean()
