import { createFileRoute } from '@tanstack/react-router'
import { mailFilters } from '../../../shared/admin/mail-statuses.ts'
import { MailPage, type MailSearch } from '../../admin/mail/mail-page.tsx'
import { head } from '../../ui/page/head.ts'
import { oneOf, textIn, withoutEmpty } from '../../ui/page/search-params.ts'

export const Route = createFileRoute('/admin/mail')({
  head: head('Mail'),
  validateSearch: (asked: Partial<Record<keyof MailSearch, unknown>>): MailSearch =>
    withoutEmpty({
      show: oneOf(asked.show, mailFilters),
      after: textIn(asked.after),
      before: textIn(asked.before),
    }),
  component: Mail,
})

function Mail() {
  const navigate = Route.useNavigate()
  return (
    <MailPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search: withoutEmpty(search), resetScroll: false })}
    />
  )
}
