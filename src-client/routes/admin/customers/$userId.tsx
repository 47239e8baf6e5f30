import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '../../../admin/customers/customer-page.tsx'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/customers/$userId')({
  head: head('Customer'),
  loader: ({ params }) => preload(rpc.admin.customers.get.queryOptions(params, abortable)),
  component: Customer,
})

/** What is typed about one customer does not stay for the next. */
function Customer() {
  const { userId } = Route.useParams()
  return <CustomerPage key={userId} customer={{ userId }} />
}
