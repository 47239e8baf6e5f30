import { createFileRoute } from '@tanstack/react-router'
import { NewProfessionalPage } from '../../../admin/professionals/new-professional-page.tsx'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/professionals/new')({
  head: head('New professional'),
  loader: () => preload(rpc.admin.areas.list.queryOptions(undefined, abortable)),
  component: NewProfessionalPage,
})
