import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '../../../admin/customers/customer-page.tsx'
import { guestSearch } from '../../../admin/search-params.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/customers/guest')({
  head: head('Guest'),
  validateSearch: guestSearch,
  loaderDeps: ({ search: { email = '' } }) => ({ email }),
  loader: ({ deps }) => preload(rpc.admin.customers.get.queryOptions(deps, abortable)),
  component: Guest,
})

/** What is typed about one customer does not stay for the next. */
function Guest() {
  const { email = '' } = Route.useSearch()
  return <CustomerPage key={email} customer={{ email }} />
}
