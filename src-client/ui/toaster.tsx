import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Where toasts appear. */
const Toaster = () => <Notifications position="top-right" notificationMaxHeight={640} />
export default Toaster
