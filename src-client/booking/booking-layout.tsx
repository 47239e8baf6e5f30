import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
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
    for (const step of stepRoutes) void router.loadRouteChunk(router.routesById[step])
    loadSteps().catch(() => {}) // the guard fetches them again, and logs a failure
  }, [router])
  return <Outlet />
}
