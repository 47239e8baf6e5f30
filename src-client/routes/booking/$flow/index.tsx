import { createFileRoute, redirect } from '@tanstack/react-router'
import { findService } from '../../../../shared/catalogue.ts'
import { DetailsPage } from '../../../booking/details/details-page.tsx'
import { isMultiService } from '../../../booking/flow.ts'
import content from '../../../content/page/content.module.css'
import { VerifiedReviews } from '../../../content/reviews/verified-reviews.tsx'
import { publicHead } from '../../../content/search-engines/public-head.ts'
import { serviceData } from '../../../content/search-engines/structured-data.ts'
import { ZipCheck } from '../../../content/service-areas/zip-check.tsx'

export const Route = createFileRoute('/booking/$flow/')({
  beforeLoad: ({ context, params }) => {
    if (isMultiService(context.flow)) throw redirect({ to: '/booking/$flow/details', params })
  },
  loader: ({ params }) => {
    const service = findService(params.flow)
    return { facts: service ? [serviceData(service)] : [] }
  },
  head: ({ params, loaderData }) =>
    publicHead({
      title: findService(params.flow)?.title ?? 'Book a service',
      description: findService(params.flow)?.description ?? '',
      path: `/booking/${params.flow}`,
      image: params.flow,
      ...loaderData,
    }),
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
          <div className={content.band}>
            <ZipCheck />
          </div>
          <VerifiedReviews
            title={`What customers say about ${service.title}`}
            serviceId={service.id}
          />
        </div>
      ) : null}
    </>
  )
}
