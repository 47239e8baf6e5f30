import { createFileRoute } from '@tanstack/react-router'
import { QuotePage } from '../../../booking/quote/quote-page.tsx'
import { requireStep } from '../../../booking/require-step.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/quote')({
  beforeLoad: requireStep('quote'),
  head: head('Your quote'),
  component: Quote,
})

function Quote() {
  const { flow } = Route.useRouteContext()
  return <QuotePage key={flow.key} flow={flow} />
}
