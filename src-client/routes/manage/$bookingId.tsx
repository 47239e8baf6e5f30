import { createFileRoute } from '@tanstack/react-router'
import { ManagePage } from '../../manage/manage-page.tsx'
import { ServerData } from '../../server-data.tsx'
import { head } from '../../ui/page/head.ts'
import { searchParams, textParam } from '../../ui/page/search-params.ts'
import { useLinkToken } from '../../ui/page/use-link-token.ts'

export const Route = createFileRoute('/manage/$bookingId')({
  validateSearch: searchParams(() => ({ proof: textParam(128) })),
  head: head('Your booking'),
  component: Manage,
})

function Manage() {
  const { proof } = Route.useSearch()
  return (
    <ServerData>
      <ManagePage id={Route.useParams().bookingId} token={useLinkToken()} proof={proof} />
    </ServerData>
  )
}
