import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../../../booking/checkout/checkout-page.tsx'
import { requireStep } from '../../../booking/require-step.ts'
import { ServerData } from '../../../server-data.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/checkout')({
  beforeLoad: requireStep('checkout'),
  head: head('Checkout'),
  component: Checkout,
})

function Checkout() {
  const { flow } = Route.useRouteContext()
  return (
    <ServerData>
      <CheckoutPage key={flow.key} flow={flow} />
    </ServerData>
  )
}
