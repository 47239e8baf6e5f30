import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../auth/reset-password-page.tsx'
import { head } from '../../ui/head.ts'
import { useSecret } from '../../ui/use-secret.ts'

export const Route = createFileRoute('/auth/reset-password')({
  head: head('Choose a new password'),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordPage redirect={Route.useSearch().redirect} token={useSecret()} />
}
