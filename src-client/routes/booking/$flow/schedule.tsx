import { createFileRoute } from '@tanstack/react-router'
import { readDraft } from '../../../booking/draft.ts'
import { requireStep } from '../../../booking/require-step.ts'
import { SchedulePage } from '../../../booking/schedule/schedule-page.tsx'
import { slotsInput } from '../../../booking/slots-input.ts'
import { abortable, preload } from '../../../preload.ts'
import { ServerData } from '../../../server-data.tsx'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'
import { whereStore } from '../../../where/where-store.ts'

export const Route = createFileRoute('/booking/$flow/schedule')({
  beforeLoad: requireStep('schedule'),
  loader: ({ context }) => {
    const serviceIds = context.flow.services.map(({ id }) => id)
    const input = slotsInput(
      serviceIds,
      whereStore.get(),
      readDraft(context.flow.key).professionals,
    )
    preload(rpc.booking.openSlots.queryOptions(input, abortable))
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
