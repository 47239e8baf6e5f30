import { createFileRoute, notFound } from '@tanstack/react-router'
import { findService } from '../../../../shared/catalogue.ts'
import { singleFlow } from '../../../booking/flow.ts'

export const Route = createFileRoute('/booking/$serviceId')({
  beforeLoad: ({ params }) => {
    const service = findService(params.serviceId)
    if (!service) throw notFound()
    return { flow: singleFlow(service) }
  },
})
