import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { SuccessPage } from '../../../booking/receipt/success-page.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/success')({
  head: head('Booking confirmed'),
  component: Success,
})

function Success() {
  return (
    <SuccessPage booking={useRouterState({ select: (state) => state.location.state.booking })} />
  )
}
