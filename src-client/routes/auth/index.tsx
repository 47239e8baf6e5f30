import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../../auth/pages/auth-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/auth/')({
  staticData: { prerendered: true },
  head: head('Sign in'),
  component: Auth,
})

function Auth() {
  const { redirect, google } = useHydratedValue(Route.useSearch(), {})
  return <AuthPage redirect={redirect} googleFailed={google === 'failed'} />
}
