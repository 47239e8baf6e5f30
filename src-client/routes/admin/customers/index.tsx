import { createFileRoute } from '@tanstack/react-router'
import { CustomersPage } from '../../../admin/customers/customers-page.tsx'
import { customerSearch } from '../../../admin/search-params.ts'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/customers/')({
  head: head('Customers'),
  validateSearch: customerSearch,
  loaderDeps: ({ search: { row: _row, ...list } }) => list,
  loader: ({ deps: { show, ...list } }) => {
    if (!show) preload(rpc.admin.customers.list.queryOptions(list, abortable))
  },
  component: Customers,
})

function Customers() {
  const navigate = Route.useNavigate()
  return (
    <CustomersPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
