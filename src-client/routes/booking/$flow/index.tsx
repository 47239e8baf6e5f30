import { createFileRoute, redirect } from '@tanstack/react-router'
import { findService } from '../../../../shared/catalogue.ts'
import { DetailsPage } from '../../../booking/details-page.tsx'
import { isForSeveral } from '../../../booking/flow.ts'
import content from '../../../content/content.module.css'
import { serviceFacts } from '../../../content/facts.ts'
import { publicHead } from '../../../content/public-head.ts'
import { VerifiedReviews } from '../../../content/verified-reviews.tsx'
import { ZipCheck } from '../../../content/zip-check.tsx'

export const Route = createFileRoute('/booking/$flow/')({
  beforeLoad: ({ context, params }) => {
    if (isForSeveral(context.flow)) throw redirect({ to: '/booking/$flow/details', params })
  },
  loader: ({ params }) => {
    const service = findService(params.flow)
    return { facts: service ? [serviceFacts(service)] : [] }
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
