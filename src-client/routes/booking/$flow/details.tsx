import { createFileRoute, notFound } from '@tanstack/react-router'
import { SeveralDetailsPage } from '../../../booking/details/several-details-page.tsx'
import { isForSeveral } from '../../../booking/flow.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/details')({
  beforeLoad: ({ context }) => {
    if (!isForSeveral(context.flow)) throw notFound()
  },
  head: head('Your services'),
  component: Details,
})

function Details() {
  const { flow } = Route.useRouteContext()
  return <SeveralDetailsPage flow={flow} />
}
