import { createFileRoute } from '@tanstack/react-router'
import { ManagePage } from '../../manage/manage-page.tsx'
import { head } from '../../ui/head.ts'
import { useSecret } from '../../ui/use-secret.ts'

export const Route = createFileRoute('/manage/$bookingId')({
  head: head('Your booking'),
  component: Manage,
})

function Manage() {
  return <ManagePage id={Route.useParams().bookingId} secret={useSecret()} />
}
