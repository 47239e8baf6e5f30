import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onIdle } from '../ui/on-idle.ts'
import { loadSteps } from './require-step.ts'

/** Fetched with the first of them, so that an unsteady network does not break the flow. */
const stepRoutes = [
  '/booking/$flow/quote',
  '/booking/$flow/schedule',
  '/booking/$flow/checkout',
  '/booking/$flow/success',
] as const

/** What the booking screens share. */
export function BookingLayout() {
  const router = useRouter()
  useEffect(() => {
    loadSteps().catch(() => {}) // the guard fetches them again, and logs a failure
    return onIdle(() => {
      for (const step of stepRoutes) void router.loadRouteChunk(router.routesById[step])
    })
  }, [router])
  return <Outlet />
}
