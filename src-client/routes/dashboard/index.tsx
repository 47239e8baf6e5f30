import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../dashboard/overview/overview-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/')({
  head: head('Overview'),
  loader: () => {
    preload(rpc.dashboard.overview.queryOptions(undefined, abortable))
    preload(rpc.dashboard.bookingOffers.queryOptions(undefined, abortable))
  },
  component: OverviewPage,
})
