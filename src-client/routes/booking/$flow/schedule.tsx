import { createFileRoute } from '@tanstack/react-router'
import { requireStep } from '../../../booking/require-step.ts'
import { SchedulePage } from '../../../booking/schedule/schedule-page.tsx'
import { abortable, preload } from '../../../preload.ts'
import { ServerData } from '../../../server-data.tsx'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/schedule')({
  beforeLoad: requireStep('schedule'),
  loader: ({ context }) => {
    const serviceIds = context.flow.services.map(({ id }) => id)
    preload(rpc.booking.openSlots.queryOptions({ serviceIds }, abortable))
  },
  head: head('Pick a time'),
  component: Schedule,
})

function Schedule() {
  const { flow } = Route.useRouteContext()
  return (
    <ServerData>
      <SchedulePage key={flow.key} flow={flow} />
    </ServerData>
  )
}
