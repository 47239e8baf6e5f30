import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

export const MantineToasts = () => (
  <Notifications position="top-center" notificationMaxHeight={640} />
)
