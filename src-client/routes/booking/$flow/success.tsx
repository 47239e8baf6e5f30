import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { SuccessPage } from '../../../booking/receipt/success-page.tsx'
import { ServerData } from '../../../server-data.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/success')({
  head: head('Booking confirmed'),
  component: Success,
})

function Success() {
  return (
    <ServerData>
      <SuccessPage booking={useRouterState({ select: (state) => state.location.state.booking })} />
    </ServerData>
  )
}
