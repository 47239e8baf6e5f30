import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { findService, serviceIds } from '../../../../shared/catalogue.ts'
import { DetailsPage } from '../../../booking/details/details-page.tsx'
import { isMultiService } from '../../../booking/flow.ts'
import content from '../../../content/page/content.module.css'
import { LazyVerifiedReviews } from '../../../content/reviews/lazy-verified-reviews.tsx'
import { publicPage } from '../../../content/search-engines/public-page.ts'
import { serviceData } from '../../../content/search-engines/structured-data.ts'

export const Route = createFileRoute('/booking/$flow/')({
  ...publicPage({
    title: 'Book a service',
    description: 'The price at once, and an available time.',
    image: 'services',
    params: () => serviceIds.map((flow) => ({ flow })),
  }),
  beforeLoad: ({ context, params }) => {
    if (isMultiService(context.flow)) throw redirect({ to: '/booking/$flow/details', params })
  },
  loader: ({ params }) => {
    const service = findService(params.flow)
    if (!service) throw notFound()
    const { id: image, title, description } = service
    return { title, description, image, facts: [serviceData(service)] }
  },
  component: Details,
})

function Details() {
  const { flow } = Route.useRouteContext()
  const [service] = flow.services
  return (
    <>
      <DetailsPage key={flow.key} flow={flow} />
      {service ? (
        <div className={`wide ${content.page}`}>
          <LazyVerifiedReviews
            title={`What customers say about ${service.title}`}
            serviceId={service.id}
          />
        </div>
      ) : null}
    </>
  )
}
