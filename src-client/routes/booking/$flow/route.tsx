import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { flowAt, isForSeveral } from '../../../booking/flow.ts'

export const Route = createFileRoute('/booking/$flow')({
  beforeLoad: ({ params, location }) => {
    const flow = flowAt(params.flow)
    if (!flow) throw notFound()
    if (isForSeveral(flow) && flow.services.length === 0 && !location.state.booking) {
      throw redirect({ to: '/services', state: { nothingChosen: true } })
    }
    return { flow }
  },
})
