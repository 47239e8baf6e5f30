import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../auth/reset-password-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/auth/reset-password')({
  head: head('Choose a new password'),
  component: ResetPassword,
})

/** The secret stands behind the #, which no browser sends to a server or passes on as a referrer. */
function ResetPassword() {
  const { redirect } = Route.useSearch()
  const token = useRouterState({ select: (state) => state.location.hash })
  return <ResetPasswordPage redirect={redirect} token={token} />
}
