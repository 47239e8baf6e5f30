import { createFileRoute } from '@tanstack/react-router'
import { ProfessionalsPage } from '../../../admin/professionals/professionals-page.tsx'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/professionals/')({
  head: head('Professionals'),
  loader: () => preload(rpc.admin.professionals.list.queryOptions(undefined, abortable)),
  component: ProfessionalsPage,
})
