import { createFileRoute } from '@tanstack/react-router'
import { type CustomerSearch, CustomersPage } from '../../../admin/customers/customers-page.tsx'
import { head } from '../../../ui/page/head.ts'
import { oneOf, textIn, withoutEmpty } from '../../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/customers/')({
  head: head('Customers'),
  validateSearch: (asked: Partial<Record<keyof CustomerSearch, unknown>>): CustomerSearch =>
    withoutEmpty({
      search: textIn(asked.search, 120),
      direction: oneOf(asked.direction, ['newest', 'oldest'] as const),
      after: textIn(asked.after),
      before: textIn(asked.before),
    }),
  component: Customers,
})

function Customers() {
  const navigate = Route.useNavigate()
  return (
    <CustomersPage
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        void navigate({ search: withoutEmpty(search), replace, resetScroll: false })
      }
    />
  )
}
