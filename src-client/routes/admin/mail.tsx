import { createFileRoute } from '@tanstack/react-router'
import { MailPage } from '../../admin/mail/mail-page.tsx'
import { mailSearch } from '../../admin/search-params.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/mail')({
  head: head('Mail'),
  validateSearch: mailSearch,
  component: Mail,
})

function Mail() {
  const navigate = Route.useNavigate()
  return (
    <MailPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  )
}
