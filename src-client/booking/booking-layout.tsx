import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient, trpc, trpcClient } from '../trpc.ts'

/** Fetched when the first of them opens, so that a network that comes and goes does not break the flow. */
const stepRoutes = [
  '/booking/$flow/quote',
  '/booking/$flow/schedule',
  '/booking/$flow/checkout',
  '/booking/$flow/success',
] as const

/** What the booking screens share: server data and toasts. Kept out of the first load of the other pages. */
export function BookingLayout() {
  const router = useRouter()
  useEffect(() => {
    for (const step of stepRoutes) void router.loadRouteChunk(router.routesById[step])
  }, [router])
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="top-right" notificationMaxHeight={640} />
        <Outlet />
      </QueryClientProvider>
    </trpc.Provider>
  )
}
