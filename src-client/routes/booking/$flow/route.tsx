import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { flowAt, isForSeveral } from '../../../booking/flow.ts'

export const Route = createFileRoute('/booking/$flow')({
  beforeLoad: ({ params, location }) => {
    const flow = flowAt(params.flow)
    if (!flow) throw notFound()
    // The list is empty after the order, and the success page says itself what it does not find.
    const isAtEnd = /\/success\/?$/.test(location.pathname)
    if (isForSeveral(flow) && flow.services.length === 0 && !isAtEnd) {
      throw redirect({ to: '/services', state: { nothingChosen: true } })
    }
    return { flow }
  },
})
