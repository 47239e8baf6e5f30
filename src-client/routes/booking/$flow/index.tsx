import { createFileRoute, redirect } from '@tanstack/react-router'
import { findService } from '../../../../shared/catalogue.ts'
import { DetailsPage } from '../../../booking/details-page.tsx'
import { isForSeveral } from '../../../booking/flow.ts'
import { head } from '../../../ui/head.ts'

export const Route = createFileRoute('/booking/$flow/')({
  beforeLoad: ({ context, params }) => {
    if (isForSeveral(context.flow)) throw redirect({ to: '/booking/$flow/details', params })
  },
  head: ({ params }) => head(findService(params.flow)?.title ?? 'Book a service')(),
  component: Details,
})

function Details() {
  const { flow } = Route.useRouteContext()
  return <DetailsPage key={flow.key} flow={flow} />
}
