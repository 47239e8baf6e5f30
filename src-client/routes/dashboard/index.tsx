import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../dashboard/overview/overview-page.tsx'
import { head } from '../../ui/page/head.ts'

export const Route = createFileRoute('/dashboard/')({
  head: head('Overview'),
  component: OverviewPage,
})
