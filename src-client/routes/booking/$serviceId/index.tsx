import { createFileRoute } from '@tanstack/react-router'
import { findService } from '../../../../shared/catalogue.ts'
import { DetailsPage } from '../../../booking/details-page.tsx'
import { head } from '../../../ui/head.ts'

export const Route = createFileRoute('/booking/$serviceId/')({
  head: ({ params }) => head(findService(params.serviceId)?.title ?? 'Book a service')(),
  component: Details,
})

function Details() {
  const { flow } = Route.useRouteContext()
  return <DetailsPage key={flow.key} flow={flow} />
}
