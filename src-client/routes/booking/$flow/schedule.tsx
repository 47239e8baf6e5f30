import { createFileRoute } from '@tanstack/react-router'
import { SchedulePage } from '../../../booking/schedule/schedule-page.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/schedule')({
  beforeLoad: async ({ context }) => {
    const { requireStep } = await import('../../../booking/steps.ts')
    requireStep('schedule', context.flow)
  },
  loader: async ({ context }) => {
    const { rpc } = await import('../../../trpc.ts')
    void rpc.booking.openSlots.prefetch({ serviceIds: context.flow.services.map(({ id }) => id) })
  },
  head: head('Pick a time'),
  component: Schedule,
})

function Schedule() {
  const { flow } = Route.useRouteContext()
  return <SchedulePage key={flow.key} flow={flow} />
}
