import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Shows what `toastError` and `toastSuccess` were given. */
export const Toasts = () => <Notifications position="top-center" notificationMaxHeight={640} />
