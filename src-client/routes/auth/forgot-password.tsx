import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../auth/pages/forgot-password-page.tsx'
import { head } from '../../ui/page/head.ts'
import { useHydratedValue } from '../../ui/use-hydrated-value.ts'

export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { prerendered: true },
  head: head('Forgot password'),
  component: ForgotPassword,
})

function ForgotPassword() {
  return <ForgotPasswordPage redirect={useHydratedValue(Route.useSearch().redirect, undefined)} />
}
