import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../../booking/quote/quote-page.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/quote')({
  beforeLoad: async ({ context }) => {
    const { requireStep } = await import('../../../booking/steps.ts')
    requireStep('quote', context.flow)
  },
  head: head('Your quote'),
  component: Quote,
})

function Quote() {
  const { flow } = Route.useRouteContext()
  return <QuotePage key={flow.key} flow={flow} />
}
