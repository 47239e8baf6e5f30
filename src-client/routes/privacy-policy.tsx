import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: head('Privacy Policy'),
  component: () => (
    <SimplePage
      title="Privacy Policy"
      text="We store what you give us to carry out your booking, and nothing is sold. The full policy will stand here before we leave the demonstration."
    />
  ),
})
