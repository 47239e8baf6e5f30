import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../../auth/pages/invitation-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useLinkToken } from '../../ui/page/use-link-token.ts'

export const Route = createFileRoute('/auth/invitation')({
  head: head('Your sign-in'),
  component: () => <InvitationPage token={useLinkToken()} />,
})
