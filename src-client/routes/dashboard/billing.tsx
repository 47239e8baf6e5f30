import { createFileRoute } from '@tanstack/react-router'
import { BillingPage } from '../../dashboard/billing-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/billing')({
  head: head('Billing'),
  component: BillingPage,
})
