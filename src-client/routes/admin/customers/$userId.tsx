import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '../../../admin/customers/customer-page.tsx'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/customers/$userId')({
  head: head('Customer'),
  component: () => <CustomerPage userId={Route.useParams().userId} />,
})
