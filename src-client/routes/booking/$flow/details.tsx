import { createFileRoute, notFound } from '@tanstack/react-router'
import { multiServiceKey } from '../../../../shared/pages/paths.ts'
import { MultiServiceDetailsPage } from '../../../booking/details/multi-service-details-page.tsx'
import { isMultiService } from '../../../booking/flow.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/details')({
  staticData: { params: () => [{ flow: multiServiceKey }] },
  beforeLoad: ({ context }) => {
    if (!isMultiService(context.flow)) throw notFound()
  },
  head: head('Your services'),
  component: Details,
})

function Details() {
  const { flow } = Route.useRouteContext()
  return <MultiServiceDetailsPage flow={flow} />
}
