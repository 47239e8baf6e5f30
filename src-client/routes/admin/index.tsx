import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../admin/figures/overview-page.tsx'
import { abortable, preload } from '../../preload.ts'
import { rpc } from '../../trpc.ts'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/')({
  head: head('Admin Overview'),
  loader: () => preload(rpc.admin.figures.overview.queryOptions(undefined, abortable)),
  component: OverviewPage,
})
