import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage } from '../../dashboard/overview-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/dashboard/')({
  head: head('Overview'),
  component: OverviewPage,
})
