import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../auth/pages/reset-password-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useLinkToken } from '../../ui/page/use-link-token.ts'

export const Route = createFileRoute('/auth/reset-password')({
  head: head('Choose a new password'),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordPage redirect={Route.useSearch().redirect} token={useLinkToken()} />
}
