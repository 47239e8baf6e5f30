import { notifications } from '@mantine/notifications'
import { bringToaster } from './use-toaster.ts'

const shownMs = 8_000

const show = (color: string, role: 'alert' | 'status') => (title: string, message: string) => {
  void bringToaster()
  notifications.show({
    id: `${title} ${message}`,
    title,
    message,
    color,
    role,
    autoClose: shownMs,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}

/** Something the person has to mend or try again. */
export const toastProblem = show('red', 'alert')
export const toastSuccess = show('evergreen', 'status')

/** Takes away what the person has been told and has since mended. */
export const clearToasts = () => notifications.clean()
