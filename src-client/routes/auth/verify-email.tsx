import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { VerifyEmailPage } from '../../auth/verify-email-page.tsx'
import { head } from '../../ui/head.ts'

export const Route = createFileRoute('/auth/verify-email')({
  head: head('Verify your e-mail'),
  component: VerifyEmail,
})

/** The secret stands behind the #, which no browser sends to a server or passes on as a referrer. */
function VerifyEmail() {
  const { redirect } = Route.useSearch()
  const token = useRouterState({ select: (state) => state.location.hash })
  return <VerifyEmailPage redirect={redirect} token={token} />
}
