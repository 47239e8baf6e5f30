import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../admin/figures/overview-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/admin/')({
  head: head('Admin Overview'),
  component: OverviewPage,
})
