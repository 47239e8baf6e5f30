import { createFileRoute } from '@tanstack/react-router'
import { CheckoutPage } from '../../../booking/checkout/checkout-page.tsx'
import { requireStep } from '../../../booking/steps.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/booking/$flow/checkout')({
  beforeLoad: ({ context }) => requireStep('checkout', context.flow),
  head: head('Checkout'),
  component: Checkout,
})

function Checkout() {
  const { flow } = Route.useRouteContext()
  return <CheckoutPage key={flow.key} flow={flow} />
}
