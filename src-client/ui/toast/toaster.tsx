import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Where toasts appear. */
export const Toaster = () => <Notifications position="top-center" notificationMaxHeight={640} />
