import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../../booking/quote/quote-page.tsx'
import { requireStep } from '../../../booking/steps.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/quote')({
  beforeLoad: ({ context }) => requireStep('quote', context.flow),
  head: head('Your quote'),
  component: Quote,
})

function Quote() {
  const { flow } = Route.useRouteContext()
  return <QuotePage key={flow.key} flow={flow} />
}
