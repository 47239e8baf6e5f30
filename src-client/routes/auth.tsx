import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/auth')({
  head: head('Sign in'),
  component: () => (
    <SimplePage
      title="Sign in"
      text="Accounts are being prepared. You can book everything as a guest today: the link in your confirmation e-mail opens your booking."
    />
  ),
})
