import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { serviceIds } from '../../../../shared/catalogue.ts'
import { multiServiceKey } from '../../../../shared/pages/paths.ts'
import { findFlow, isMultiService } from '../../../booking/flow.ts'

export const Route = createFileRoute('/booking/$flow')({
  staticData: { params: () => [...serviceIds, multiServiceKey].map((flow) => ({ flow })) },
  beforeLoad: ({ params, location }) => {
    const flow = findFlow(params.flow)
    if (!flow) throw notFound()
    // The list is empty after the order; the success page handles a missing booking itself.
    const isAtEnd = /\/success\/?$/.test(location.pathname)
    if (isMultiService(flow) && flow.services.length === 0 && !isAtEnd) {
      throw redirect({ to: '/services', state: { nothingChosen: true } })
    }
    return { flow }
  },
})
