import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { ManagePage } from '../../manage/manage-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/manage/$bookingId')({
  head: head('Your booking'),
  component: Manage,
})

/** The secret stands behind the #, which no browser sends to a server or passes on as a referrer. */
function Manage() {
  const { bookingId } = Route.useParams()
  return (
    <ManagePage id={bookingId} token={useRouterState({ select: (state) => state.location.hash })} />
  )
}
