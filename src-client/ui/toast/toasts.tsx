import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState } from 'react'
import { onIdle } from '../on-idle.ts'
import css from './toasts.module.css'

/**
 * Shows what `toastError` and `toastSuccess` were given. Mantine's toasts are fetched when the page is idle; until they
 * are there, and where they cannot be fetched, the messages are a plain list: they matter most on a bad network.
 */
export function Toasts() {
  const [MantineToasts, setMantineToasts] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./mantine-toasts.tsx').then(
        (loaded) => setMantineToasts(() => loaded.MantineToasts),
        () => addEventListener('online', load, { once: true }),
      )
    const cancel = onIdle(load)
    return () => {
      cancel()
      removeEventListener('online', load)
    }
  }, [])
  return MantineToasts ? <MantineToasts /> : <PlainToasts />
}

function PlainToasts() {
  const { notifications } = useNotifications()
  return (
    <div className={css.list}>
      {notifications.map(({ id, role, title, message }) => (
        <div key={id} role={role} className={css.toast}>
          <strong>{title}</strong>
          <span>{message}</span>
        </div>
      ))}
    </div>
  )
}
