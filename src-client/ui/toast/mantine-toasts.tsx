import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import css from './mantine-toasts.module.css'

export const MantineToasts = () => (
  <Notifications
    position="top-center"
    notificationMaxHeight={640}
    classNames={{ root: css.root ?? '' }}
  />
)
