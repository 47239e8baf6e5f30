import { notifications } from '@mantine/notifications'

const shownMs = 8_000

/** What has changed at the fields is painted first. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

const show = (color: string, role: 'alert' | 'status') => (title: string, message: string) => {
  afterPaint(() =>
    notifications.show({
      id: `${title} ${message}`,
      title,
      message,
      color,
      role,
      autoClose: shownMs,
      withBorder: true,
      closeButtonProps: { 'aria-label': 'Close message' },
    }),
  )
}

/** A problem that the user has to fix, or to retry. */
export const toastError = show('red', 'alert')
export const toastSuccess = show('evergreen', 'status')

/** Removes messages about problems that the user has since fixed. */
export const clearToasts = () => notifications.clean()
