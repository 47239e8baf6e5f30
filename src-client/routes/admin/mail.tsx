import { createFileRoute } from '@tanstack/react-router'
import { MailPage } from '../../admin/mail/mail-page.tsx'
import { mailSearch } from '../../admin/search-params.ts'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/mail')({
  head: head('Mail'),
  validateSearch: mailSearch,
  loaderDeps: ({ search: { open: _open, row: _row, ...list } }) => list,
  loader: ({ deps }) => preload(rpc.admin.mail.list.queryOptions(deps, abortable)),
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
