import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { queryClient, trpc, trpcClient } from '../trpc.ts'

/** What the booking screens share: server data and toasts. Kept out of the first load of the other pages. */
export function BookingLayout() {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="top-right" />
        <Outlet />
      </QueryClientProvider>
    </trpc.Provider>
  )
}
