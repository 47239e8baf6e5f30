import { createFileRoute } from '@tanstack/react-router'
import { ManagePage } from '../../manage/manage-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useLinkToken } from '../../ui/page/use-link-token.ts'

export const Route = createFileRoute('/manage/$bookingId')({
  validateSearch: ({ proof }: Record<string, unknown>): { proof?: string } =>
    typeof proof === 'string' ? { proof } : {},
  head: head('Your booking'),
  component: Manage,
})

function Manage() {
  const { proof } = Route.useSearch()
  return <ManagePage id={Route.useParams().bookingId} token={useLinkToken()} proof={proof} />
}
