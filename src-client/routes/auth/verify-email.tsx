import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailPage } from '../../auth/pages/verify-email-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useLinkToken } from '../../ui/page/use-link-token.ts'

export const Route = createFileRoute('/auth/verify-email')({
  head: head('Verify your email'),
  component: VerifyEmail,
})

function VerifyEmail() {
  return <VerifyEmailPage redirect={Route.useSearch().redirect} token={useLinkToken()} />
}
