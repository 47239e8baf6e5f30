import { createFileRoute } from '@tanstack/react-router'
import { ProfessionalPage } from '../../../admin/professionals/professional-page.tsx'
import { abortable, preload } from '../../../preload.ts'
import { rpc } from '../../../trpc.ts'
import { head } from '../../../ui/page/head.ts'

export const Route = createFileRoute('/admin/professionals/$professionalId')({
  head: head('Professional'),
  loader: ({ params }) =>
    preload(rpc.admin.professionals.get.queryOptions({ id: params.professionalId }, abortable)),
  component: () => <ProfessionalPage professionalId={Route.useParams().professionalId} />,
})
