import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../../booking/schedule-page.tsx'
import { requireStep } from '../../../booking/steps.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/head.ts'

export const Route = createFileRoute('/booking/$flow/schedule')({
  beforeLoad: ({ context }) => requireStep('schedule', context.flow),
  loader: ({ context }) => {
    void rpc.booking.openSlots.prefetch({ serviceIds: context.flow.services.map(({ id }) => id) })
  },
  head: head('Pick a time'),
  component: Schedule,
})

function Schedule() {
  const { flow } = Route.useRouteContext()
  return <SchedulePage key={flow.key} flow={flow} />
}
